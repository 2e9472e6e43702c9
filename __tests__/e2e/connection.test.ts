/** The network of a depot: it is cut in the middle of a create, comes back, and the create is repeated. */
import { type Page } from 'playwright-core'
import { launchBrowser } from '../setup/browser'
import { handsOn, signedIn } from '../setup/hands'
import { startProduct } from '../setup/product'

let page: Page
const { button, open, fill, goTo } = handsOn(() => page)

beforeAll(async () => {
  const { url } = await startProduct()
  page = await signedIn(await launchBrowser(), 'editor', url)
})

/** Answer of the API to the signed-in person. */
const ask = <T>(path: string) =>
  page.evaluate(async (url) => {
    const { token } = JSON.parse(localStorage.getItem('jwtData') ?? '{}') as { token: string }
    const answer = await fetch(url, { headers: { Authorization: `Bearer ${token}` } })
    return (await answer.json()) as unknown
  }, `/api${path}`) as Promise<T>

test('a debt typed through a cut is sent when the network is back, and exists once', async () => {
  await goTo('Deudas')
  const create = await open('Crear', 'Crear Deuda')
  const send = button('Crear', create)
  await fill(create, { Conductor: 'a', Valor: '77000' })

  await page.context().setOffline(true)
  await page.getByText(/^Sin conexión\. Lo que escriba se conserva/).waitFor({ state: 'attached' })
  await create.getByText('Sin conexión: podrá enviar cuando vuelva.').waitFor()
  await fill(create, { Razón: 'Préstamo del corte' })
  expect(await send.isDisabled()).toBe(true)
  await page.context().setOffline(false)
  await create.getByText('Sin conexión: podrá enviar cuando vuelva.').waitFor({ state: 'detached' })

  // The server gets it, and its answer is lost.
  await page.route(
    '**/api/deudas',
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await send.click()
  await create.getByText('No hay conexión con el servidor. Intente de nuevo.').waitFor()
  await send.click()
  await create.waitFor({ state: 'detached' })
  const { deudas } = await ask<{ deudas: { razon: string }[] }>('/deudas')
  expect(deudas.filter(({ razon }) => razon === 'Préstamo del corte')).toHaveLength(1)
})

test('leaving the sheet with unsaved rows asks; a reload finds them again', async () => {
  await goTo('Crear', 'Crear asistencias')
  const checkbox = page.getByRole('gridcell').getByRole('checkbox', { checked: false }).first()
  const name = await checkbox.getAttribute('aria-label')
  await checkbox.focus()
  await page.keyboard.press('Space')
  await page.getByRole('navigation').getByRole('link', { name: 'Deudas' }).click()
  await page.getByRole('alertdialog', { name: 'Cambios sin guardar' }).waitFor()
  await page.getByRole('button', { name: 'Seguir editando' }).click()

  let question = ''
  page.once('dialog', (asked) => {
    question = asked.type()
    void asked.accept()
  })
  await page.reload()
  expect(question).toBe('beforeunload')
  await page.getByText('1 fila sin guardar.').waitFor()
  expect(await page.getByRole('checkbox', { name: name ?? '', exact: true }).isChecked()).toBe(true)
})

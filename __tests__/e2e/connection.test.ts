/** The network of a depot: it is cut in the middle of a create, comes back, and the create is repeated. */
import { type BrowserContext, type Page, type Route } from 'playwright-core'
import { hoyEn, sumarDias } from '../../src/contract/fechas'
import { launchBrowser } from '../setup/browser'
import { startProduct } from '../setup/product'

const NO_CONNECTION = 'No hay conexión con el servidor. Intente de nuevo.'

let context: BrowserContext
let page: Page

beforeAll(async () => {
  const { url } = await startProduct()
  const browser = await launchBrowser()
  context = await browser.newContext({ baseURL: url, viewport: { width: 1366, height: 768 } })
  context.setDefaultTimeout(15_000)
  page = await context.newPage()
  await page.goto('/login')
  await page.getByLabel('Usuario').fill('editor')
  await page.getByLabel('Clave', { exact: true }).fill('cochera-demo')
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await page.getByRole('heading', { name: 'Liquidaciones' }).waitFor()
})

/** What the API answers to the signed-in person. */
const ask = <T>(path: string) =>
  page.evaluate(async (url) => {
    const { token } = JSON.parse(localStorage.getItem('jwtData') ?? '{}') as { token: string }
    const answer = await fetch(url, { headers: { Authorization: `Bearer ${token}` } })
    return (await answer.json()) as unknown
  }, `/api${path}`) as Promise<T>

/** Lets the next POST to an address reach the server, and loses its answer. */
async function loseAnswer(address: string) {
  let lost = 0
  const lose = async (route: Route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.fallback()
    lost += 1
    await route.fetch()
    await route.abort('connectionreset')
  }
  await page.route(address, lose)
  return () => page.unroute(address, lose)
}

const dialog = (title: string) => page.getByRole('dialog', { name: title })

async function choose(title: string, label: string, text: string) {
  await dialog(title).getByRole('combobox', { name: label }).fill(text)
  await page.getByRole('option').first().click()
}

test('a settlement whose answer is lost is repeated, and exists once', async () => {
  const fecha = hoyEn('America/Bogota')
  const buses = await ask<{ numero: string; conductorDocumento: string | null }[]>('/buses')
  const bus = buses.find(({ conductorDocumento }) => conductorDocumento)
  const [year, month, day] = fecha.split('-')
  const title = 'Crear Liquidación'
  const create = dialog(title)
  const field = (label: string) => create.getByLabel(label, { exact: true })

  await page.getByRole('button', { name: 'Crear', exact: true }).click()
  await field('Fecha').fill(`${day}/${month}/${year?.slice(2)}`)
  // It brings its driver along.
  await choose(title, 'Bus', bus?.numero ?? '')
  await field('Viajes').fill('6')
  await field('Registradora final').fill('350')
  await field('Sensor').fill('340')

  const reset = await loseAnswer('**/api/liquidaciones')
  await create.getByRole('button', { name: 'Crear', exact: true }).click()
  await create.getByText(NO_CONNECTION).waitFor()
  expect(await field('Sensor').inputValue()).toBe('340')
  const ofThatDay = () =>
    ask<unknown[]>(`/liquidaciones/v2/table?fechaInicial=${fecha}&fechaFinal=${sumarDias(fecha, 1)}`)
  // The server did receive it.
  expect(await ofThatDay()).toHaveLength(1)

  await reset()
  await create.getByRole('button', { name: 'Crear', exact: true }).click()
  await create.waitFor({ state: 'detached' })
  await page.getByText('Creado exitosamente').waitFor()
  expect(await ofThatDay()).toHaveLength(1)
})

test('a debt typed through a cut is sent when the network is back, and exists once', async () => {
  const title = 'Crear Deuda'
  const create = dialog(title)
  const send = create.getByRole('button', { name: 'Crear', exact: true })
  await page.getByRole('navigation').getByRole('link', { name: 'Deudas' }).click()
  await page.getByRole('heading', { name: 'Deudas', level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Crear', exact: true }).click()
  await create.getByLabel('Valor').fill('77000')

  await context.setOffline(true)
  await page.getByText(/^Sin conexión\. Lo que escriba se conserva/).waitFor({ state: 'attached' })
  await create.getByText('Sin conexión: podrá enviar cuando vuelva.').waitFor()
  await create.getByLabel('Razón').fill('Préstamo del corte')
  expect(await send.isDisabled()).toBe(true)

  await context.setOffline(false)
  await create.getByText('Sin conexión: podrá enviar cuando vuelva.').waitFor({ state: 'detached' })
  const [conductor] = await ask<{ documento: string }[]>('/conductores')
  await choose(title, 'Conductor', conductor?.documento ?? '')
  const reset = await loseAnswer('**/api/deudas')
  await send.click()
  await create.getByText(NO_CONNECTION).waitFor()
  await reset()
  await send.click()
  await create.waitFor({ state: 'detached' })

  const { deudas } = await ask<{ deudas: { razon: string }[] }>('/deudas')
  expect(deudas.filter(({ razon }) => razon === 'Préstamo del corte')).toHaveLength(1)
})

test('a bus and a driver typed before their lists have come are taken when they come', async () => {
  const buses = await ask<{ numero: string; conductorDocumento: string | null }[]>('/buses')
  const bus = buses.find(({ conductorDocumento }) => conductorDocumento)
  const conductores = await ask<{ documento: string; nombre: string }[]>('/conductores?valido=true')
  const other = conductores.find(({ documento }) => documento !== bus?.conductorDocumento)
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const hold = async (route: Route) => {
    await released
    await route.fallback()
  }
  await page.route('**/api/conductores?valido=true', hold)
  await page.route('**/api/buses', hold)

  await page.goto('/')
  await page.getByRole('button', { name: 'Crear', exact: true }).click()
  const create = dialog('Crear Liquidación')
  const combo = (name: string) => create.getByRole('combobox', { name })
  await combo('Bus').fill(bus?.numero ?? '')
  await combo('Bus').press('Tab')
  await combo('Conductor').fill(other?.documento ?? '')
  await combo('Conductor').press('Tab')
  expect(await combo('Bus').inputValue()).toBe(bus?.numero)

  release()
  // Each has its cross once it is chosen; the bus, though it may come last, leaves the driver that was typed.
  await create.getByRole('button', { name: 'Limpiar Bus' }).waitFor()
  await create.getByRole('button', { name: 'Limpiar Conductor' }).waitFor()
  expect(await combo('Bus').inputValue()).toBe(bus?.numero)
  expect(await combo('Conductor').inputValue()).toBe(other?.nombre)
  await create.getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('button', { name: 'Descartar' }).click()
  await create.waitFor({ state: 'detached' })
})

test('leaving the sheet with unsaved rows asks; a reload finds them again', async () => {
  await page.getByRole('navigation').getByRole('link', { name: 'Crear', exact: true }).click()
  const checkbox = page.getByRole('gridcell').getByRole('checkbox', { checked: false }).first()
  const name = await checkbox.getAttribute('aria-label')
  await checkbox.focus()
  await page.keyboard.press('Space')
  await page.getByRole('navigation').getByRole('link', { name: 'Deudas' }).click()
  await page.getByRole('alertdialog', { name: 'Cambios sin guardar' }).waitFor()
  await page.getByRole('button', { name: 'Seguir editando' }).click()

  const [question] = await Promise.all([
    page.waitForEvent('dialog').then(async (toast) => {
      await toast.accept()
      return toast.type()
    }),
    page.reload(),
  ])
  expect(question).toBe('beforeunload')
  await page.getByText('1 fila sin guardar.').waitFor()
  expect(await page.getByRole('checkbox', { name: name ?? '', exact: true }).isChecked()).toBe(true)
})

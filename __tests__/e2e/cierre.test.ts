/** A day's money without a mouse: a clerk counts it and closes the till, an administrator reopens it. */
import { type Page } from 'playwright-core'
import type { Cierres } from '../../src/contract/cierres'
import { hoyEn, sumarDias } from '../../src/contract/fechas'
import { isAccessible } from '../setup/axe'
import { invisibleFocuses, keysOn, openForKeys } from '../setup/keys'
import { type Product } from '../setup/product'
import { ask } from '../setup/serverProcess'

const TODAY = hoyEn('America/Bogota')
/** A day of which the demonstration company has nothing yet. */
const WORKED = sumarDias(TODAY, 3)

let page: Page
let product: Product
let browserErrors: string[]
const { press, fillIn, inFocus, tabTo, fill, dialog, returned, row, goTo, error, toast, signIn } = keysOn(
  () => page,
)

/** A call of somebody who is not at the page. */
async function call<T>(username: string, path: string, body?: object): Promise<T> {
  const login = { body: { username, password: 'cochera-demo' } }
  const { token } = JSON.parse((await ask(`${product.url}/api/auth/login`, login)).body) as { token: string }
  const answer = await ask(`${product.url}/api${path}`, { token, body })
  if (answer.status >= 300) throw new Error(answer.body)
  return JSON.parse(answer.body) as T
}

const tillOf = async (username: string) => {
  const { cajas } = await call<Cierres>('admin', `/cierres?fecha=${TODAY}`)
  return cajas.find((caja) => caja.username === username)
}

const cell = (text: string | RegExp) => page.getByRole('gridcell', { name: text }).first().waitFor()

/** Controls of the open form that a laptop shows only after scrolling. */
const outOfSight = () =>
  page.locator('[role="dialog"] :is(input, button)').evaluateAll((controls) =>
    controls
      .filter((control) => {
        const { x, y, width, height } = control.getBoundingClientRect()
        return !control.parentElement?.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      })
      .map((control) => control.getAttribute('name') ?? control.textContent),
  )

describe('closing the till', () => {
  beforeAll(async () => {
    ;({ page, product, browserErrors } = await openForKeys({
      usuario: 'editor',
      env: { CIERRE_SEGUN: 'registradora' },
    }))
    const [driver] = await call<{ documento: string }[]>('editor', '/conductores?valido=true')
    await call('editor', '/liquidaciones', {
      ...{ fecha: WORKED, busNumero: '305', conductorDocumento: driver?.documento, liquidada: true },
      ...{ viajes: 6, regIni: 1_000, regFin: 1_300, sensor: 350, civica: 0, tiquetes: 0 },
    })
  })

  test('a clerk counts by notes and coins, and is asked why there is a difference', async () => {
    await goTo('j', 'Cierre del día')
    await row('Editor de Despacho')
    await isAccessible(page, 'the tills of the day')
    await press('k')
    await dialog('Cerrar caja de Editor de Despacho')
    await inFocus('Contar por')
    await isAccessible(page, 'counting')
    expect(await outOfSight()).toEqual([])
    await tabTo('Billetes de $ 100.000')
    const expected = (await tillOf('editor'))?.ahora.esperado ?? 0
    const notes = Math.floor(expected / 100_000)
    await fillIn(String(notes))
    await press('Enter')
    await inFocus('Billetes de $ 50.000')
    await press('Control+Enter')
    await inFocus('Lo demás está en cero')
    await press('Space', 'Control+Enter')
    await inFocus('Motivo de la diferencia')
    expect(await error()).toBe('Escriba el motivo de la diferencia.')
    await isAccessible(page, 'counting, with errors')
    await fillIn('Queda cambio en la base')
    await fill({ 'Estoy enterado de lo que falta': 'sí' })
    await press('Control+Enter')
    await toast('Caja cerrada.')
    await cell('Cerrada')
    expect((await tillOf('editor'))?.cierre).toMatchObject({
      contado: notes * 100_000,
      diferencia: notes * 100_000 - expected,
      motivo: 'Queda cambio en la base',
    })
    await returned(/./)
  })

  test('an administrator reopens it with a reason', async () => {
    await tabTo('EDEditor de DespachoEdición', { key: 'Shift+Tab' })
    await press('Enter')
    await page.getByRole('menu').waitFor()
    await press('End', 'Enter')
    await signIn('admin')
    await goTo('j', 'Cierre del día')
    await row('Editor de Despacho')
    await press('a')
    await dialog('Reabrir caja de Editor de Despacho')
    await inFocus('Motivo')
    await isAccessible(page, 'reopening')
    await fillIn('Faltó un bus')
    await press('Enter')
    await toast('Caja reabierta.')
    await cell('Reabierta')
    await returned(/./)
  })

  test('the focus was always to be seen, and the browser had nothing to complain of', async () => {
    expect(await invisibleFocuses(page)).toEqual([])
    expect(browserErrors).toEqual([])
  })
})

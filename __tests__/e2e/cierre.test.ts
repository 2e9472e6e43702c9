/** A day's money without a mouse: a clerk counts it and closes the till, an administrator reopens it, and both are in its history. */
import { type Page } from 'playwright-core'
import type { Cierres } from '../../src/contract/cierres'
import { fechaLarga, hoyEn, sumarDias } from '../../src/contract/fechas'
import { contentOf } from '../setup/downloads'
import { isAccessible } from '../setup/axe'
import { invisibleFocuses, keysOn, openForKeys } from '../setup/keys'
import { textOfPdf } from '../setup/pdf'
import { type Product } from '../setup/product'

const TODAY = hoyEn('America/Bogota')
/** A day of which the demonstration company has nothing yet. */
const WORKED = sumarDias(TODAY, 3)

let page: Page
let product: Product
let complaints: string[]
const {
  press,
  fillIn,
  inFocus,
  tabTo,
  button,
  fill,
  dialog,
  returned,
  row,
  goTo,
  error,
  toast,
  signIn: signInAs,
} = keysOn(() => page)

/** A call of somebody who is not at the page. */
async function call<T>(username: string, path: string, body?: object): Promise<T> {
  const ask = async (where: string, token: string, data?: object) =>
    fetch(`${product.url}/api${where}`, {
      method: data ? 'POST' : 'GET',
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      ...(data && { body: JSON.stringify(data) }),
    })
  const signIn = await ask('/auth/login', '', { username, password: 'cochera-demo' })
  const { token } = (await signIn.json()) as { token: string }
  const answer = await ask(path, token, body)
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as T
}

async function signIn(busNumero: string) {
  const [driver] = await call<{ documento: string }[]>('editor', '/conductores?valido=true')
  await call('editor', '/liquidaciones', {
    ...{ fecha: WORKED, busNumero, conductorDocumento: driver?.documento, liquidada: true },
    ...{ viajes: 6, regIni: 1_000, regFin: 1_300, sensor: 350, civica: 0, tiquetes: 0 },
  })
}
const tillOf = async (username: string) => {
  const { cajas } = await call<Cierres>('admin', `/cierres?fecha=${TODAY}`)
  return cajas.find((caja) => caja.username === username)
}

const cell = (text: string | RegExp) => page.getByRole('gridcell', { name: text }).first().waitFor()

/** What of the open form a laptop shows only after scrolling. */
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
    const opened = await openForKeys({ CIERRE_SEGUN: 'registradora' })
    ;({ page, product } = opened)
    complaints = opened.complaints
    await signIn('305')
  })

  test('a clerk counts by notes and coins, and is asked why there is a difference', async () => {
    await signInAs('editor')
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

  test('the closing is printed', async () => {
    await row('Editor de Despacho')
    const [download] = await Promise.all([page.waitForEvent('download'), press('l')])
    expect(download.suggestedFilename()).toBe(`Cierre_${TODAY}.pdf`)
    const [sheet] = await textOfPdf(await contentOf(download))
    expect(sheet).toContain(`Cierre del día ${fechaLarga(TODAY)} · Editor de Despacho`)
    expect(sheet).toContain('Motivo Queda cambio en la base')
  })

  test('its settlement is left alone by the clerk, who is told of the closing', async () => {
    await goTo('l', 'Liquidaciones')
    await row(fechaLarga(WORKED))
    await press('e')
    await inFocus('Bus')
    await fill({ 'Registradora final': '1310' })
    await press('Control+Enter')
    const refusal = `La liquidación del bus 305 del ${fechaLarga(WORKED)} está en el cierre del ${fechaLarga(TODAY)} de Editor de Despacho. Un administrador puede reabrirlo.`
    await page.getByRole('alert').getByText(refusal).first().waitFor()
    await press('Escape')
    await inFocus('Seguir editando')
    await button('Descartar')
    await returned(/./)
  })

  test('an administrator reopens it with a reason, which its history tells', async () => {
    await tabTo('EDEditor de DespachoEdición', { key: 'Shift+Tab' })
    await press('Enter')
    await page.getByRole('menu').waitFor()
    await press('End', 'Enter')
    await signInAs('admin')
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
    await row('Editor de Despacho')
    await press('h')
    const history = await dialog('Historial')
    await history.getByText('Motivo: Faltó un bus').waitFor()
    const [year = '', month, day] = WORKED.split('-')
    const counted = `Liquidaciones contadas: ${day}/${month}/${year.slice(2)} · 305 → —`
    await history.getByText(counted).waitFor()
    await history.getByText(/Editor de Despacho · Creó/).waitFor()
    await isAccessible(page, 'the history of a closing')
    await press('Escape')
    await returned(/./)
  })

  test('what a colleague enters shows in the till at once', async () => {
    await signIn('306')
    await page
      .locator('[role="row"]')
      .filter({ hasText: 'Editor de Despacho' })
      .getByText('2', { exact: true })
      .waitFor()
  })

  test('the focus was always to be seen, and the browser had nothing to complain of', async () => {
    expect(await invisibleFocuses(page)).toEqual([])
    // The settlement that was refused.
    expect(complaints).toEqual([expect.stringContaining('403')])
  })
})

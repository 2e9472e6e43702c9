/** A day's money without a mouse: a clerk counts it and closes the till, an administrator reopens it, and both are in its history. */
import { type Page } from 'playwright-core'
import type { Cierres } from '../../src/contract/cierres'
import { fechaLarga, hoyEn, sumarDias } from '../../src/contract/fechas'
import { contentOf } from '../setup/downloads'
import { isAccessible } from '../setup/axe'
import { invisibleFocuses, keysOn, openForKeys } from '../setup/keys'
import { textoDePdf } from '../setup/pdf'
import { type Product } from '../setup/product'

const TODAY = hoyEn('America/Bogota')
/** A day of which the demonstration company has nothing yet. */
const WORKED = sumarDias(TODAY, 3)

let page: Page
let product: Product
let complaints: string[]
const {
  pulsar,
  escribir,
  enFoco,
  tabHasta,
  boton,
  llenar,
  dialogo,
  devuelto,
  fila,
  ir,
  error,
  aviso,
  ingresar,
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

async function entrar(busNumero: string) {
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

describe('closing the till', () => {
  beforeAll(async () => {
    const opened = await openForKeys({ CIERRE_SEGUN: 'registradora' })
    ;({ page, product } = opened)
    complaints = opened.quejas
    await entrar('305')
  })

  test('a clerk counts by notes and coins, and is asked why there is a difference', async () => {
    await ingresar('editor')
    await ir('j', 'Cierre del día')
    await fila('Editor de Despacho')
    await isAccessible(page, 'the tills of the day')
    await pulsar('k')
    await dialogo('Cerrar caja de Editor de Despacho')
    await enFoco('Contar por')
    await isAccessible(page, 'counting')
    await tabHasta('Billetes de $ 100.000')
    const expected = (await tillOf('editor'))?.ahora.esperado ?? 0
    const notes = Math.floor(expected / 100_000)
    await escribir(String(notes))
    await pulsar('Enter')
    await enFoco('Billetes de $ 50.000')
    await pulsar('Control+Enter')
    await enFoco('Motivo de la diferencia')
    expect(await error()).toBe('Escriba el motivo de la diferencia.')
    await isAccessible(page, 'counting, with errors')
    await escribir('Queda cambio en la base')
    await llenar({ 'Estoy enterado de lo que falta': 'sí' })
    await pulsar('Control+Enter')
    await aviso('Caja cerrada.')
    await cell('Cerrada')
    expect((await tillOf('editor'))?.cierre).toMatchObject({
      contado: notes * 100_000,
      diferencia: notes * 100_000 - expected,
      motivo: 'Queda cambio en la base',
    })
    await devuelto(/./)
  })

  test('the closing is printed', async () => {
    await fila('Editor de Despacho')
    const [download] = await Promise.all([page.waitForEvent('download'), pulsar('l')])
    expect(download.suggestedFilename()).toBe(`Cierre_${TODAY}.pdf`)
    const [sheet] = await textoDePdf(await contentOf(download))
    expect(sheet).toContain(`Cierre del día ${fechaLarga(TODAY)} · Editor de Despacho`)
    expect(sheet).toContain('Motivo Queda cambio en la base')
  })

  test('its settlement is left alone by the clerk, who is told of the closing', async () => {
    await ir('l', 'Liquidaciones')
    await fila(fechaLarga(WORKED))
    await pulsar('e')
    await enFoco('Bus')
    await llenar({ 'Registradora final': '1310' })
    await pulsar('Control+Enter')
    await enFoco('Motivo')
    await escribir('Se leyó mal')
    await pulsar('Control+Enter')
    const refusal = `La liquidación del bus 305 del ${fechaLarga(WORKED)} está en el cierre del ${fechaLarga(TODAY)} de Editor de Despacho. Un administrador puede reabrirlo.`
    await page.getByRole('alert').getByText(refusal).first().waitFor()
    await pulsar('Escape')
    await enFoco('Seguir editando')
    await boton('Descartar')
    await devuelto(/./)
  })

  test('an administrator reopens it with a reason, which its history tells', async () => {
    await tabHasta('EDEditor de DespachoEdición', { tecla: 'Shift+Tab' })
    await pulsar('Enter')
    await page.getByRole('menu').waitFor()
    await pulsar('End', 'Enter')
    await ingresar('admin')
    await ir('j', 'Cierre del día')
    await fila('Editor de Despacho')
    await pulsar('a')
    await dialogo('Reabrir caja de Editor de Despacho')
    await enFoco('Motivo')
    await isAccessible(page, 'reopening')
    await escribir('Faltó un bus')
    await pulsar('Enter')
    await aviso('Caja reabierta.')
    await cell('Reabierta')
    await devuelto(/./)
    await fila('Editor de Despacho')
    await pulsar('h')
    const history = await dialogo('Historial')
    await history.getByText('Motivo: Faltó un bus').waitFor()
    const [year = '', month, day] = WORKED.split('-')
    const counted = `Liquidaciones contadas: ${day}/${month}/${year.slice(2)} · 305 → —`
    await history.getByText(counted).waitFor()
    await history.getByText(/Editor de Despacho · Creó/).waitFor()
    await isAccessible(page, 'the history of a closing')
    await pulsar('Escape')
    await devuelto(/./)
  })

  test('what a colleague enters shows in the till at once', async () => {
    await entrar('306')
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

import { type Page } from 'playwright-core'
import { fechaLarga, hoyEn, sumarDias } from '../../src/contract/fechas'
import { invisibleFocuses, keysOn, openForKeys } from '../setup/keys'

/** Who did what, what comes back and why, without a mouse. */
let page: Page
let complaints: string[]
let url: string
const { foco, pulsar, escribir, enFoco, boton, llenar, dialogo, devuelto, fila, ir, aviso, ingresar } =
  keysOn(() => page)

// Days of which the demonstration company has nothing yet.
const TODAY = hoyEn('America/Bogota')
const [UNDONE, REASONED, TAKEN] = [3, 4, 5].map((days) => sumarDias(TODAY, days)) as [string, string, string]

/** A call of a colleague. */
async function call<T>(token: string, path: string, body?: object): Promise<T> {
  const answer = await fetch(`${url}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as T
}

/** Enters the settlement of bus 305 on a day. */
async function settlement(fecha: string, changes: object = {}) {
  const { token } = await call<{ token: string }>('', '/auth/login', {
    username: 'editor',
    password: 'cochera-demo',
  })
  const [driver] = await call<{ documento: string }[]>(token, '/conductores?valido=true')
  await call(token, '/liquidaciones', {
    ...{ fecha, busNumero: '305', conductorDocumento: driver?.documento },
    ...{ viajes: 6, regIni: 1_000, regFin: 1_300, sensor: 350, civica: 0, tiquetes: 0 },
    ...changes,
  })
}

describe('who did what', () => {
  beforeAll(async () => {
    const opened = await openForKeys()
    ;({ page, url } = opened)
    complaints = opened.quejas
    await settlement(UNDONE, { deudaDto: { razon: 'Descuadre', valor: 5_000 } })
    await settlement(REASONED, { liquidada: true })
    await settlement(TAKEN)
    await ingresar()
  })

  const isListed = (text: string) => page.getByRole('gridcell', { name: text, exact: true }).waitFor()
  const isGone = (text: string) =>
    page.getByRole('gridcell', { name: text, exact: true }).waitFor({ state: 'detached' })

  test('a deletion is undone with a key, and with Tab', async () => {
    const day = fechaLarga(UNDONE)
    for (const undo of [() => pulsar('z'), () => boton('Deshacer')]) {
      await fila(day)
      await pulsar('Delete')
      await enFoco('Cancelar')
      await boton('Eliminar')
      await aviso('Liquidación eliminada.')
      await isGone(day)
      await devuelto('Eliminar')
      await undo()
      await aviso('Liquidación restaurada.')
      await isListed(day)
      await page.getByRole('button', { name: 'Deshacer' }).waitFor({ state: 'detached' })
    }
  })

  test('a settled one is edited with a reason, which its Historial tells', async () => {
    await fila(fechaLarga(REASONED))
    const cell = await foco()
    await pulsar('e')
    await enFoco('Bus')
    await llenar({ 'Registradora final': '1310' })
    await pulsar('Control+Enter')
    await enFoco('Motivo')
    await escribir('Se leyó mal')
    await pulsar('Control+Enter')
    await devuelto(cell.nombre)

    await pulsar('h')
    const history = await dialogo('Historial')
    await enFoco('Cerrar')
    await history.getByText('Registradora final: 1.300 → 1.310').waitFor()
    await history.getByText('Motivo: Se leyó mal').waitFor()
    await history.getByText(/Administradora · Editó/).waitFor()
    await history.getByText(/ · Creó/).waitFor()
    await pulsar('Escape')
    await devuelto(cell.nombre)
  })

  test('what cannot come back from the screen says why', async () => {
    await fila(fechaLarga(TAKEN))
    await pulsar('Delete')
    await enFoco('Cancelar')
    await boton('Eliminar')
    await aviso('Liquidación eliminada.')
    await settlement(TAKEN)

    await ir('h', 'Historial')
    await pulsar('b')
    await enFoco('Usuario')
    await llenar({ 'Tipo de registro': 'Liquidación', Cambio: 'Eliminó' })
    await boton('Buscar')
    const record = `Bus 305 del ${fechaLarga(TAKEN)}`
    await fila(record)
    await pulsar('Enter')
    const history = await dialogo('Historial')
    await history.getByText(/Administradora · Eliminó/).waitFor()
    await pulsar('Escape')
    await devuelto(/./)
    await fila(record)
    await pulsar('r')
    await aviso(/^Ya existe otra liquidación de ese bus para esa fecha/)
  })

  test('the focus was always to be seen, and the browser had nothing to complain of', async () => {
    expect(await invisibleFocuses(page)).toEqual([])
    // After a restoration the list is to be asked for whole, which the server says with a 410.
    const others = complaints.filter((complaint) => !complaint.includes('410'))
    // The restoration that was refused.
    expect(others).toEqual([expect.stringContaining('409')])
  })
})

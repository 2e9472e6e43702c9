import { waitFor, within } from '@testing-library/react'
import { aConductor } from '../../server/builders'
import { watchCalls } from '../../setup/calls'
import type { TestApp } from '../../setup/page'
import { buttonOf, cellText, differencesIn, errorOf, rowOf, rows, toast, toasts } from '../../setup/screen'
import { openList, buses, storedLiquidacion, aCompany, clearLiquidaciones } from './listScreen'

let testApp: TestApp

beforeAll(async () => {
  testApp = await aCompany()
})
beforeEach(() => clearLiquidaciones(testApp))
afterAll(() => testApp.close())

const detalle = async (uuid: string) => {
  const url = `/api/liquidaciones/detalle?uuid=${uuid}`
  return (await testApp.ask('admin', { method: 'GET', url })).json<Record<string, unknown>>()
}

test('edits and settles: the date locked until it is unlocked, the row in its place, no longer pending', async () => {
  const { uuid } = await storedLiquidacion(testApp, {
    abonoDto: { valor: 20_000 },
    deudaDto: { razon: 'Descuadre', valor: 5_000 },
  })
  await storedLiquidacion(testApp, { busNumero: '15', conductorDocumento: '1002' })
  const { openLiquidar, chooseRow, user } = await openList(testApp)
  expect(rowOf('12')).toHaveClass('pendiente')
  await chooseRow('12')
  const dialog = await openLiquidar()
  expect(dialog.field('Fecha')).toHaveValue('05/03/26')
  expect(dialog.field('Fecha')).toBeDisabled()
  expect(dialog.field('Abono')).toBeChecked()
  expect(dialog.field('Valor del abono')).toHaveValue('20.000')
  expect(dialog.field('Deuda')).toBeChecked()
  await dialog.press('Desbloquear Campos')
  expect(dialog.field('Fecha')).toBeEnabled()

  await dialog.fill({ Fecha: '06/03/26', 'Registradora final': '1400' })
  await user.click(dialog.field('Abono'))
  await user.click(dialog.field('Liquidada'))
  const sentOnes = watchCalls()
  await dialog.press('Aceptar')
  await dialog.closed()
  await toast('Creado exitosamente')

  const [sent] = sentOnes
  expect(sent?.method).toBe('PUT')
  expect(new URL(sent!.url).pathname).toBe('/api/liquidaciones/liquidar')
  const body = (await sent!.json()) as Record<string, unknown>
  expect(body).toMatchObject({ uuid, deudaDto: { fecha: '2026-03-06' } })
  expect(body).not.toHaveProperty('abonoDto')

  expect(buses()).toEqual(['15', '12'])
  expect(rowOf('12')).not.toHaveClass('pendiente')
  expect(cellText(rowOf('12'), 'Fecha')).toBe('6 de marzo de 2026')
  expect(cellText(rowOf('12'), 'Pasajeros reg.')).toBe('400')
  expect(await detalle(uuid)).toMatchObject({
    liquidada: true,
    abonoDto: null,
    deudaDto: { razon: 'Descuadre', valor: 5_000, fecha: '2026-03-06' },
  })
  expect(await testApp.db.selectFrom('abonos').selectAll().execute()).toEqual([])
})

test('Cancelar changes nothing', async () => {
  const { uuid } = await storedLiquidacion(testApp)
  const { openLiquidar, chooseRow } = await openList(testApp)
  await chooseRow('12')
  const dialog = await openLiquidar()
  await dialog.press('Cancelar')
  await dialog.closed()
  expect(testApp.calls.filter((call) => call.startsWith('PUT'))).toEqual([])
  expect(await detalle(uuid)).toMatchObject({ liquidada: false, viajes: 6 })
})

test('loads the record anew each time, so that nobody edits what a colleague has changed meanwhile', async () => {
  const { uuid } = await storedLiquidacion(testApp)
  const { openLiquidar, chooseRow } = await openList(testApp)
  await chooseRow('12')
  const first = await openLiquidar()
  await first.press('Cancelar')
  await first.closed()
  await storedLiquidacion(testApp, { uuid, viajes: 9 })
  const second = await openLiquidar()
  expect(second.field('Viajes')).toHaveValue('9')
})

test('what a colleague changes while it is open is not taken away: the dialog says so, and keeps what was typed', async () => {
  const { uuid } = await storedLiquidacion(testApp)
  const { openLiquidar, chooseRow, user } = await openList(testApp)
  await chooseRow('12')
  const dialog = await openLiquidar()
  await user.click(dialog.field('Liquidada'))
  await storedLiquidacion(testApp, { uuid, gastos: [{ nombre: 'Taller', valor: 400_000 }] })
  await dialog.press('Aceptar')
  await waitFor(() => expect(dialog.banner()).toHaveTextContent('Otra persona cambió esta liquidación'))
  expect(toasts()).toEqual([expect.stringMatching(/^Otra persona cambió/)])
  expect(dialog.field('Liquidada')).toBeChecked()
  expect(differencesIn(dialog.dialog)).toEqual({
    Gastos: 'Ahora: Taller $ 400.000 · Usted: Aseo $ 30.000, Combustible $ 150.000',
    Liquidada: 'Ahora: No · Usted: Sí',
  })
  expect(await detalle(uuid)).toMatchObject({
    liquidada: false,
    gastos: [{ nombre: 'Taller', valor: 400_000 }],
  })

  await user.click(within(dialog.dialog).getByRole('button', { name: 'Usar lo de ahora en Gastos' }))
  await dialog.press('Aceptar')
  await dialog.closed()
  expect(await detalle(uuid)).toMatchObject({
    liquidada: true,
    gastos: [{ nombre: 'Taller', valor: 400_000 }],
  })
})

test('an EDITOR who drops the debt of a settled settlement is told in the form, where nothing typed is lost', async () => {
  const { uuid } = await storedLiquidacion(testApp, {
    liquidada: true,
    abonoDto: { valor: 20_000 },
    deudaDto: { razon: 'Descuadre', valor: 5_000 },
  })
  const before = await detalle(uuid)
  const { openLiquidar, chooseRow, user } = await openList(testApp, '/', 'editor')
  await chooseRow('12')
  const dialog = await openLiquidar()
  await user.click(dialog.field('Deuda'))
  await dialog.fill({ Comentario: 'Ya pagó', Motivo: 'Pagó la diferencia' })
  await dialog.press('Aceptar')
  const message =
    'La liquidación del bus 12 del 5 de marzo de 2026 ya está liquidada: solo un administrador puede quitar su deuda o dejarla en cero. No se guardó nada.'
  await waitFor(() => expect(dialog.banner()).toHaveTextContent(message))
  await toast(message)
  expect(dialog.field('Comentario')).toHaveValue('Ya pagó')
  expect(await detalle(uuid)).toEqual(before)
  // With it back in its place the rest can be saved.
  await user.click(dialog.field('Deuda'))
  await dialog.press('Aceptar')
  await dialog.closed()
  expect(await detalle(uuid)).toMatchObject({ comentario: 'Ya pagó', deudaDto: { valor: 5_000 } })
})

test('the date and bus of another settlement are refused on the date', async () => {
  await storedLiquidacion(testApp, { fecha: '2026-03-06' })
  await storedLiquidacion(testApp)
  const { openLiquidar, chooseRow } = await openList(testApp)
  await chooseRow('5 de marzo de 2026')
  const dialog = await openLiquidar()
  await dialog.press('Desbloquear Campos')
  await dialog.fill({ Fecha: '06/03/26' })
  await dialog.press('Aceptar')
  const message = 'Ya existe otra liquidación del bus 12 para el 6 de marzo de 2026.'
  await waitFor(() => expect(errorOf(dialog.field('Fecha'))).toBe(message))
  await toast(message)
  expect(rows()).toHaveLength(2)
})

test('a driver who has since retired is still read, and stays', async () => {
  const { uuid } = await aConductor(testApp.db, { documento: '1009', nombre: 'Zoe Zapata' })
  const previous = await storedLiquidacion(testApp, { conductorDocumento: '1009' })
  await testApp.db.updateTable('conductores').set({ valido: 0 }).where('uuid', '=', uuid).execute()
  const { openLiquidar, chooseRow, user } = await openList(testApp)
  await chooseRow('12')
  const dialog = await openLiquidar()
  expect(dialog.field('Conductor')).toHaveValue('Zoe Zapata')
  await user.click(dialog.field('Liquidada'))
  await dialog.press('Aceptar')
  await dialog.closed()
  expect(await detalle(previous.uuid)).toMatchObject({ liquidada: true, conductorNombre: 'Zoe Zapata' })
})

test('a settlement deleted meanwhile says so, and can be left', async () => {
  const { uuid } = await storedLiquidacion(testApp)
  const { chooseRow, user } = await openList(testApp)
  await chooseRow('12')
  await testApp.ask('admin', { method: 'DELETE', url: `/api/liquidaciones?uuid=${uuid}` })
  await user.click(buttonOf('Liquidar'))
  const notFoundNotice = await waitFor(() => {
    const alert = document.querySelector('[role="dialog"] [role="alert"]')
    expect(alert).toHaveTextContent('La liquidación no existe o fue eliminada.')
    return alert
  })
  await user.click(buttonOf('Cerrar'))
  await waitFor(() => expect(notFoundNotice).not.toBeInTheDocument())
})

import { act, screen } from '@testing-library/react'
import { selectWorkingDate } from '../../../src/records/settlement/workingDateSlice'
import { signedOut } from '../../../src/session/sessionSlice'
import { aConductor } from '../../server/builders'
import { delayCall } from '../../setup/calls'
import type { TestApp } from '../../setup/page'
import { openList, buses, storedLiquidacion, aCompany, clearLiquidaciones } from './listScreen'
import { cellText, rows } from '../../setup/screen'

let testApp: TestApp

beforeAll(async () => {
  testApp = await aCompany()
})
beforeEach(() => clearLiquidaciones(testApp))
afterAll(() => testApp.close())

const BASICS = {
  Fecha: '05/03/26',
  Bus: '12',
  Viajes: '6',
  'Registradora inicial': '1000',
  'Registradora final': '1300',
  Sensor: '350',
}

/** Stored settlement, through the server's own detail. */
const stored = async (busNumero: string, fecha = '2026-03-05') => {
  const answer = await testApp.ask('admin', {
    method: 'GET',
    url: `/api/liquidaciones/detalle?fecha=${fecha}&busNumero=${busNumero}`,
  })
  return answer.json<Record<string, unknown>>()
}

test('creates a settlement with an expense, a debt and a repayment: it stands on top with the figures of the server', async () => {
  await storedLiquidacion(testApp, { busNumero: '15', conductorDocumento: '1002' })
  const { openCreate, user } = await openList(testApp)
  const dialog = await openCreate()
  await dialog.fill({ ...BASICS, Cívica: '40', Tiquetes: '10', Comentario: 'Sin novedad' })
  expect(dialog.field('Conductor')).toHaveValue('Ana Álvarez')
  await dialog.fill({ 'Valor del gasto 2': '150000' })
  await dialog.press('Agregar Gasto')
  await dialog.fill({ 'Nombre del gasto 3': 'Parqueadero', 'Valor del gasto 3': '30000' })
  await user.click(dialog.field('Abono'))
  await user.click(dialog.field('Deuda'))
  await dialog.fill({
    'Valor del abono': '20000',
    'Razón de la deuda': 'Descuadre',
    'Valor de la deuda': '5000',
  })
  await user.click(dialog.field('Liquidada'))
  await dialog.press('Crear')
  await dialog.closed()

  // The toast's words stay the specification's; the bus stands beside them.
  expect(await screen.findByText('Creado exitosamente')).toBeVisible()
  expect(screen.getByText('Bus 12')).toBeVisible()
  expect(buses()).toEqual(['12', '15'])
  const [first] = rows()
  expect(cellText(first, 'Fecha')).toBe('5 de marzo de 2026')
  expect(cellText(first, 'Conductor')).toBe('Ana Álvarez')
  // 300 passengers: (300 − 40 − 10) × 2.800 − 107.520 of salary − 180.000 of expenses.
  expect(cellText(first, 'Pasajeros reg.')).toBe('300')
  expect(cellText(first, 'Neto reg.')).toMatch(/^\$\s412\.480$/)
  // 350 − 6 × 3 = 332 passengers, 118.989 of salary.
  expect(cellText(first, 'Pasajeros sensor')).toBe('332')
  expect(cellText(first, 'Neto sensor')).toMatch(/^\$\s490\.611$/)
  expect(cellText(first, 'Fecha de entrega')).toBe('20 de marzo de 2030')

  expect(await stored('12')).toMatchObject({
    comentario: 'Sin novedad',
    liquidada: true,
    // The expense of 0 was not sent; the one typed by hand was.
    gastos: [
      { nombre: 'Combustible', valor: 150_000 },
      { nombre: 'Parqueadero', valor: 30_000 },
    ],
    abonoDto: { valor: 20_000, fecha: '2026-03-05' },
    deudaDto: { razon: 'Descuadre', valor: 5_000, fecha: '2026-03-05' },
  })
})

test('begins empty, and then with the date last used, selected, until the person signs out', async () => {
  const { openCreate, user, store } = await openList(testApp)
  const first = await openCreate()
  expect(first.field('Fecha')).toHaveValue('')
  await first.fill(BASICS)
  await first.press('Crear')
  await first.closed()

  const second = await openCreate()
  const fecha = second.field('Fecha')
  expect(fecha).toHaveValue('05/03/26')
  expect(fecha).toHaveFocus()
  expect([fecha.selectionStart, fecha.selectionEnd]).toEqual([0, '05/03/26'.length])
  expect(second.field('Bus')).toHaveValue('')
  await user.keyboard('060326')
  expect(fecha).toHaveValue('06/03/26')
  await user.clear(fecha)
  await user.keyboard('050326')
  // As it began, so nothing is asked.
  await user.keyboard('{Escape}')
  await second.closed()

  await act(async () => void store.dispatch(signedOut('salida')))
  expect(selectWorkingDate(store.getState())).toBe('')
})

test('says Creando... while it is on its way, and is sent once', async () => {
  const { openCreate, user } = await openList(testApp)
  const dialog = await openCreate()
  await dialog.fill(BASICS)
  const reply = delayCall('POST /api/liquidaciones')
  await dialog.press('Crear')
  expect(await screen.findByText('Creando...')).toBeDisabled()
  expect(dialog.field('Viajes')).toBeDisabled()
  await user.keyboard('{Enter}{Escape}')
  reply()
  await dialog.closed()
  expect(testApp.calls.filter((call) => call === 'POST /api/liquidaciones')).toHaveLength(1)
  expect(buses()).toEqual(['12'])
})

test('choosing a bus fills its driver, or empties the driver when it has none', async () => {
  const { openCreate } = await openList(testApp)
  const dialog = await openCreate()
  await dialog.fill({ Bus: '12' })
  expect(dialog.field('Conductor')).toHaveValue('Ana Álvarez')
  await dialog.fill({ Bus: '17' })
  expect(dialog.field('Conductor')).toHaveValue('')
  await dialog.fill({ Bus: '15' })
  expect(dialog.field('Conductor')).toHaveValue('Beto Bernal')
  await dialog.press('Limpiar Bus')
  expect(dialog.field('Bus')).toHaveValue('')
  expect(dialog.field('Conductor')).toHaveValue('')
})

test('the drivers of the day are offered: who had left by then is not', async () => {
  const carlos = { documento: '1003', nombre: 'Carlos Retirado', valido: 0 } as const
  await aConductor(testApp.db, { ...carlos, fechaUltimoRetiro: '2026-03-05' })
  const { openCreate, user } = await openList(testApp)
  const dialog = await openCreate()
  await dialog.fill({ ...BASICS, Fecha: '06/03/26', Bus: '17' })
  await user.type(dialog.field('Conductor'), 'Carlos')
  expect(screen.queryByRole('option', { name: /Carlos/ })).not.toBeInTheDocument()
  await user.clear(dialog.field('Conductor'))
  await dialog.fill({ Fecha: '05/03/26', Conductor: 'Carlos' })
  expect(dialog.field('Conductor')).toHaveValue('Carlos Retirado')
  await dialog.press('Crear')
  await dialog.closed()
  expect(await stored('17')).toMatchObject({ conductorDocumento: '1003' })
  await clearLiquidaciones(testApp)
  await testApp.db.deleteFrom('conductores').where('documento', '=', '1003').execute()
})

test('a section that is unchecked again is not sent, and keeps what was typed until then', async () => {
  const { openCreate, user } = await openList(testApp)
  const dialog = await openCreate()
  await dialog.fill(BASICS)
  await user.click(dialog.field('Deuda'))
  await dialog.fill({ 'Razón de la deuda': 'Descuadre', 'Valor de la deuda': '5000' })
  await user.click(dialog.field('Deuda'))
  await user.click(dialog.field('Deuda'))
  expect(dialog.field('Razón de la deuda')).toHaveValue('Descuadre')
  await user.click(dialog.field('Deuda'))
  await dialog.press('Crear')
  await dialog.closed()
  expect(await stored('12')).toMatchObject({ abonoDto: null, deudaDto: null, gastos: [] })
})

import { screen, waitFor } from '@testing-library/react'
import { busesToEnter } from '../../../src/features/liquidaciones/next'
import type { BusFila } from '../../../src/contract/buses'
import type { LiquidacionFila } from '../../../src/contract/liquidaciones'
import { failCall, delayCall } from '../../setup/calls'
import type { TestApp } from '../../setup/page'
import { signInAgain, expireSessions } from '../../setup/session'
import { openList, storedLiquidacion, aCompany, clearLiquidaciones, type Dialog } from './listScreen'
import { toast, buttonOf, dialogTitled } from '../../setup/screen'

/** 'Guardar y siguiente': a day's settlements, one bus after the other. */
let testApp: TestApp

beforeAll(async () => {
  testApp = await aCompany()
})
beforeEach(() => clearLiquidaciones(testApp))
afterAll(() => testApp.close())

const FECHA = '05/03/26'
const OF_12 = {
  Fecha: FECHA,
  Bus: '12',
  Viajes: '6',
  'Registradora inicial': '1000',
  'Registradora final': '1300',
  Sensor: '350',
}

const stored = () =>
  testApp.db.selectFrom('liquidaciones').select(['fecha', 'busNumero']).orderBy('busNumero').execute()

const waitForBus = (dialog: Dialog, bus: string) =>
  waitFor(() => {
    expect(dialog.field('Bus')).toHaveValue(bus)
    expect(dialog.field('Bus')).toBeEnabled()
  })

const sensorOf = async (busNumero: string) => {
  const rows = [{ fecha: '2026-03-05', busNumero, sensor: 280, civica: 7, viajes: 5 }]
  await testApp.ask('admin', { method: 'POST', url: '/api/liquidaciones/sensores', payload: rows })
}

describe('the next bus', () => {
  const buses = ['12', '15', '17', '20'].map((numero) => ({ numero }) as BusFila)
  const row = (busNumero: string, fecha: string, fechaEntrega: string | null) =>
    ({ busNumero, fecha, fechaEntrega, regIni: 1_000, regFin: 1_000 }) as LiquidacionFila
  const after = (rows: LiquidacionFila[], busNumero: string | null) =>
    busesToEnter(buses, rows, { fecha: '2026-03-05', busNumero }).map(({ numero }) => numero)
  const next = (delivered: string[], current: string | null) =>
    after(
      delivered.map((bus) => row(bus, '2026-03-05', '2026-03-06')),
      current,
    )[0]

  it('is the first after this one that has no settlement, round from the end of the selector', () => {
    expect(next(['12'], '12')).toBe('15')
    expect(next(['12', '15', '17'], '12')).toBe('20')
    expect(next(['15', '17', '20'], '20')).toBe('12')
    expect(next([], 'de otra empresa')).toBe('12')
  })

  it('is none when every bus has its settlement', () => {
    expect(next(['12', '15', '17', '20'], '15')).toBeUndefined()
  })

  it('is still to be entered when only its sensor has been, or another day’s settlement', () => {
    const rows = [
      row('12', '2026-03-05', '2026-03-06'),
      row('15', '2026-03-05', null),
      row('17', '2026-03-04', '2026-03-06'),
    ]
    expect(after(rows, '20')).toEqual(['15', '17'])
  })
})

test('the dialog stays open for the next bus: same date, its driver, its register, the rest empty, ready to type', async () => {
  await storedLiquidacion(testApp, {
    busNumero: '15',
    conductorDocumento: '1002',
    fecha: '2026-03-04',
    regFin: 4_321,
  })
  const { openCreate, user } = await openList(testApp)
  const dialog = await openCreate()
  await dialog.fill({ ...OF_12, Cívica: '40', Comentario: 'Sin novedad', 'Valor del gasto 1': '5000' })
  await user.click(dialog.field('Abono'))
  await dialog.fill({ 'Valor del abono': '20000' })
  await dialog.press('Agregar Gasto')
  await dialog.fill({ 'Nombre del gasto 3': 'Taller', 'Valor del gasto 3': '3000' })
  await user.click(dialog.field('Liquidada'))
  await dialog.press('Guardar y siguiente')

  await waitForBus(dialog, '15')
  await toast('Creado exitosamente')
  expect(await stored()).toContainEqual({ fecha: '2026-03-05', busNumero: '12' })
  expect(dialog.field('Fecha')).toHaveValue(FECHA)
  expect(dialog.field('Conductor')).toHaveValue('Beto Bernal')
  expect(dialog.field('Registradora inicial')).toHaveValue('4.321')
  expect(dialog.field('Registradora final')).toHaveValue('4.321')
  for (const empty of ['Viajes', 'Sensor', 'Comentario']) expect(dialog.field(empty)).toHaveValue('')
  expect(dialog.field('Cívica')).toHaveValue('0')
  await waitFor(() => expect(dialog.field('Valor del gasto 1')).toHaveAttribute('placeholder', '30.000'))
  expect(dialog.dialog.querySelectorAll('[name$=".nombre"]')).toHaveLength(2)
  expect(dialog.field('Abono')).not.toBeChecked()
  expect(dialog.field('Liquidada')).not.toBeChecked()
  expect(screen.getByText('Creada la del bus 12. Sigue el 15.')).toBeInTheDocument()
  await waitFor(() => expect(dialog.field('Viajes')).toHaveFocus())

  // Nothing of it was typed, so nothing is asked before it is closed.
  await user.keyboard('{Escape}')
  await dialog.closed()
  expect(buttonOf('Crear')).toHaveFocus()
})

test('what the sensor of the next bus has counted is loaded, and buses that were entered are passed over', async () => {
  await storedLiquidacion(testApp, { busNumero: '15', conductorDocumento: '1002' })
  await sensorOf('17')
  const { openCreate } = await openList(testApp)
  const dialog = await openCreate()
  await dialog.fill(OF_12)
  await dialog.press('Guardar y siguiente')
  await waitForBus(dialog, '17')
  expect(dialog.field('Sensor')).toHaveValue('280')
  expect(dialog.field('Viajes')).toHaveValue('5')
  expect(dialog.field('Cívica')).toHaveValue('7')
  // The bus is nobody's, so its driver is what is missing first.
  await waitFor(() => expect(dialog.field('Conductor')).toHaveFocus())

  await dialog.fill({ Conductor: 'Ana' })
  await dialog.press('Crear')
  await dialog.closed()
  expect(await stored()).toHaveLength(3)
})

test('a look-up that fails otherwise says so in the next form, which can be filled in all the same', async () => {
  const { openCreate } = await openList(testApp)
  const dialog = await openCreate()
  await dialog.fill(OF_12)
  const repair = failCall('GET /api/liquidaciones/detalle')
  await dialog.press('Guardar y siguiente')
  await waitForBus(dialog, '15')
  repair()
  expect(dialog.banner()).toHaveTextContent('No hay conexión con el servidor.')
  await dialog.fill({ Viajes: '5', Sensor: '200', 'Registradora final': '190' })
  await dialog.press('Crear')
  await dialog.closed()
  expect(await stored()).toHaveLength(2)
})

test('while the next form is on its way nothing can be sent, and keys are typed in it', async () => {
  const { openCreate, user } = await openList(testApp)
  const dialog = await openCreate()
  await dialog.fill(OF_12)
  const reply = delayCall('GET /api/liquidaciones/detalle')
  await dialog.press('Guardar y siguiente')
  await toast('Creado exitosamente')
  expect(screen.getByText('Creando...')).toBeDisabled()
  expect(dialog.button('Guardar y siguiente')).toBeDisabled()
  await user.keyboard('78{Backspace}{Tab}4600')
  reply()
  await waitForBus(dialog, '15')
  await waitFor(() => expect(dialog.field('Registradora final')).toHaveValue('4600'))
  expect(dialog.field('Registradora final')).toHaveFocus()
  expect(dialog.field('Viajes')).toHaveValue('7')
  expect(dialog.button('Crear')).toBeEnabled()
})

test('a refused save keeps the form, and Crear then closes it as ever', async () => {
  const { openCreate, user } = await openList(testApp)
  const dialog = await openCreate()
  await dialog.fill({ ...OF_12, Viajes: '' })
  await dialog.press('Guardar y siguiente')
  await waitFor(() => expect(dialog.field('Viajes')).toHaveFocus())
  expect(dialog.field('Viajes')).toHaveAccessibleDescription('Los viajes son requeridos.')

  await dialog.fill({ Bus: '20', Conductor: 'Ana', Viajes: '6' })
  await dialog.press('Guardar y siguiente')
  await waitFor(() => expect(dialog.banner()).toHaveTextContent('Calasanz Boston'))
  expect(dialog.field('Sensor')).toHaveValue('350')
  expect(dialog.field('Bus')).toHaveValue('20')
  expect(await stored()).toEqual([])

  await dialog.fill({ Bus: '12' })
  await user.click(dialog.field('Viajes'))
  await user.keyboard('{Enter}')
  await dialog.closed()
  expect(await stored()).toHaveLength(1)
})

test('it is sent once, however often it is asked for, also from the keyboard', async () => {
  const { openCreate, user } = await openList(testApp)
  const dialog = await openCreate()
  await dialog.fill(OF_12)
  expect(dialog.button('Guardar y siguiente')).toHaveAttribute('aria-keyshortcuts', 'Control+Shift+Enter')
  const reply = delayCall('POST /api/liquidaciones')
  await user.keyboard('{Control>}{Shift>}{Enter}{Enter}{/Shift}{/Control}')
  expect(await screen.findByText('Creando...')).toBeDisabled()
  await user.keyboard('{Enter}{Escape}')
  reply()
  await waitForBus(dialog, '15')
  expect(testApp.calls.filter((call) => call === 'POST /api/liquidaciones')).toHaveLength(1)
  expect(await stored()).toHaveLength(1)
})

test('a bus that a colleague has entered meanwhile is passed over too', async () => {
  const { openCreate } = await openList(testApp)
  const dialog = await openCreate()
  await dialog.fill(OF_12)
  await storedLiquidacion(testApp, { busNumero: '15', conductorDocumento: '1002' })
  await dialog.press('Guardar y siguiente')
  await waitForBus(dialog, '17')
  expect(dialog.field('Viajes')).toHaveValue('')
})

test('under a search the next bus is the next of the selector; one without any settlement begins empty', async () => {
  const { openCreate } = await openList(testApp, '/?numero=12')
  const dialog = await openCreate()
  await dialog.fill({ ...OF_12, Bus: '15' })
  await dialog.press('Guardar y siguiente')
  await waitForBus(dialog, '17')
  expect(dialog.banner()).not.toBeInTheDocument()
  expect(dialog.field('Registradora inicial')).toHaveValue('0')
  // Settlements of this dialog count as entered.
  await dialog.fill({ ...OF_12, Bus: '12' })
  await dialog.press('Guardar y siguiente')
  await waitForBus(dialog, '17')
})

test('after the last bus of the day it says so, and waits for another', async () => {
  for (const busNumero of ['15', '17']) await storedLiquidacion(testApp, { busNumero })
  await testApp.db.deleteFrom('buses').where('numero', '=', '20').execute()
  const { openCreate } = await openList(testApp)
  const dialog = await openCreate()
  await dialog.fill(OF_12)
  await dialog.press('Guardar y siguiente')
  await screen.findByText('Creada la del bus 12. No falta ningún otro bus de ese día.')
  expect(dialog.field('Fecha')).toHaveValue(FECHA)
  expect(dialog.field('Bus')).toHaveValue('')
  await waitFor(() => expect(dialog.field('Bus')).toHaveFocus())
  await testApp.db
    .insertInto('buses')
    .values({
      numero: '20',
      empresa: 'Coonatra',
      ruta: 'CBOS',
      modelo: '2018',
      marca: 'Hino',
      placa: 'TDD020',
      conductorUuid: null,
    })
    .execute()
})

test('what is typed in the next form is kept when the session ends, and what was saved is not', async () => {
  const { openCreate, user } = await openList(testApp, '/', 'editor')
  const dialog = await openCreate()
  await dialog.fill(OF_12)
  await dialog.press('Guardar y siguiente')
  await waitForBus(dialog, '15')
  await dialog.fill({ Viajes: '9', Sensor: '77', 'Registradora final': '70' })
  await expireSessions(testApp)
  await dialog.press('Guardar y siguiente')
  await screen.findByText(/^Su sesión terminó/, undefined, { timeout: 10_000 })
  await signInAgain(user, 'editor')

  const other = await dialogTitled('Crear Liquidación')
  const field = (name: string) => other.querySelector<HTMLInputElement>(`[name="${name}"]`)
  await waitFor(() => expect(field('viajes')).toHaveValue('9'))
  expect(field('busNumero')).toHaveValue('15')
  await user.click(buttonOf('Guardar y siguiente'))
  await waitFor(() => expect(field('busNumero')).toHaveValue('17'))
  expect((await stored()).map(({ busNumero }) => busNumero)).toEqual(['12', '15'])
})

import { act, cleanup, fireEvent, waitFor } from '@testing-library/react'
import { aGasto } from '../../server/builders'
import { delayCall } from '../../setup/calls'
import type { TestApp } from '../../setup/page'
import { dialogTitled, errorOf, inDialog, readable, rows } from '../../setup/screen'
import { openList, storedLiquidacion, aCompany, clearLiquidaciones } from './listScreen'

/** Proposals in grey for a settlement's expenses: stored as they are shown, and not where somebody has said otherwise. */
let testApp: TestApp

beforeAll(async () => {
  testApp = await aCompany()
})
beforeEach(() => clearLiquidaciones(testApp))
afterAll(() => testApp.close())

const OF_12 = {
  Bus: '12',
  Viajes: '6',
  'Registradora inicial': '1000',
  'Registradora final': '1300',
  Sensor: '300',
}

/** Yesterday's expenses of bus 12, proposed of today's. */
async function yesterdayOf12() {
  const { uuid } = await storedLiquidacion(testApp, {
    fecha: '2026-03-04',
    regIni: 700,
    regFin: 1000,
    gastos: [],
  })
  await aGasto(testApp.db, uuid, { nombre: 'Aseo', valor: 12_000 })
  await aGasto(testApp.db, uuid, { nombre: 'Combustible', valor: 95_000 })
}

async function gastosOf(fecha: string) {
  const stored = await testApp.db
    .selectFrom('gastos as g')
    .innerJoin('liquidaciones as l', 'l.uuid', 'g.liquidacionUuid')
    .select(['g.nombre', 'g.valor'])
    .where('l.fecha', '=', fecha)
    .orderBy('g.nombre')
    .execute()
  return stored.map(({ nombre, valor }) => `${valor} ${nombre}`)
}

const isProposed = (field: HTMLElement, text: string) =>
  waitFor(() => expect(field).toHaveAttribute('placeholder', text))

test.each([
  ['typed as 0', '0', ['12000 Aseo']],
  ['left as it is', '', ['12000 Aseo', '95000 Combustible']],
])(
  'the bus’s last expenses are proposed in grey, and stored with the form: one is %s',
  async (_how, keys, expected) => {
    await yesterdayOf12()
    const { openCreate, user } = await openList(testApp)
    const dialog = await openCreate()
    await dialog.fill({ ...OF_12, Fecha: '05/03/26' })
    const second = dialog.field('Valor del gasto 2')
    await isProposed(second, '95.000')
    expect(second).toHaveValue('')
    await user.click(second)
    if (keys) await user.keyboard(keys)
    expect(second).toHaveValue(keys ? '0' : '')
    await dialog.press('Crear')
    await dialog.closed()
    expect(await gastosOf('2026-03-05')).toEqual(expected)
  },
)

/** Crear of bus 12 on 5 March, whose fuel is taken out. */
async function withoutFuel() {
  await yesterdayOf12()
  const view = await openList(testApp)
  const dialog = await view.openCreate()
  await dialog.fill({ ...OF_12, Fecha: '05/03/26' })
  const fuel = dialog.field('Valor del gasto 2')
  await isProposed(fuel, '95.000')
  await view.user.click(fuel)
  await view.user.keyboard('{Delete}')
  return { ...view, dialog, fuel }
}

test.each([
  ['in Crear', '{Delete}0{Tab}'],
  ['in Liquidar of what a sensor has filled', '0{Tab}'],
])('a 0 that is typed before anything is proposed stays: %s', async (where, keys) => {
  await yesterdayOf12()
  const ofSensor = where.includes('sensor')
  if (ofSensor) {
    const payload = [{ fecha: '2026-03-05', busNumero: '12', sensor: 300, viajes: 6, civica: 0 }]
    await testApp.ask('admin', { method: 'POST', url: '/api/liquidaciones/sensores', payload })
  }
  const { openCreate, openLiquidar, user } = await openList(testApp)
  const release = delayCall('GET /api/reporte/gastos')
  if (ofSensor) await user.click(rows()[0]!)
  const dialog = ofSensor ? await openLiquidar() : await openCreate()
  const { Bus, ...figures } = OF_12
  await dialog.fill(ofSensor ? figures : { ...figures, Bus, Fecha: '05/03/26' })
  const [first, second] = [dialog.field('Valor del gasto 1'), dialog.field('Valor del gasto 2')]
  await user.click(second)
  await user.keyboard(keys)
  release()
  await isProposed(first, '12.000')
  expect(second).toHaveValue('0')
  await dialog.press(ofSensor ? 'Aceptar' : 'Crear')
  await dialog.closed()
  expect(await gastosOf('2026-03-05')).toEqual(['12000 Aseo'])
})

test('what was taken out stays out of another day, and comes back neither with Buscar undone', async () => {
  const { dialog, fuel } = await withoutFuel()
  await dialog.fill({ Fecha: '06/03/26' })
  await dialog.press('Buscar')
  await isProposed(fuel, '95.000')
  await dialog.press('Deshacer')
  await waitFor(() => expect(fuel).toHaveValue('0'))
  await isProposed(dialog.field('Valor del gasto 1'), '12.000')
  await dialog.press('Crear')
  await dialog.closed()
  expect(await gastosOf('2026-03-06')).toEqual(['12000 Aseo'])
})

test('what was taken out stays out of the bus that is corrected', async () => {
  await storedLiquidacion(testApp, {
    fecha: '2026-03-04',
    busNumero: '15',
    conductorDocumento: '1002',
    regIni: 700,
    regFin: 1000,
    gastos: [
      { nombre: 'Combustible', valor: 80_000 },
      { nombre: 'Aseo', valor: 9_000 },
    ],
  })
  const { dialog, fuel } = await withoutFuel()
  await dialog.fill({ Bus: '15' })
  await isProposed(dialog.field('Valor del gasto 1'), '9.000')
  expect(fuel).toHaveValue('0')
  await dialog.press('Crear')
  await dialog.closed()
  expect(await gastosOf('2026-03-05')).toEqual(['9000 Aseo'])
})

test('what was taken out stays out of a restored draft', async () => {
  await withoutFuel()
  fireEvent(window, new Event('pagehide'))
  const kept = Object.entries(sessionStorage) as [string, string][]
  cleanup()
  const { user, router } = await testApp.open('/buses')
  for (const [key, text] of kept) sessionStorage.setItem(key, text)
  act(() => void router.navigate('/'))
  const restored = inDialog(user, await dialogTitled('Crear Liquidación'))
  await isProposed(restored.field('Valor del gasto 1'), '12.000')
  expect(restored.field('Valor del gasto 2')).toHaveValue('0')
  await restored.press('Crear')
  await restored.closed()
  expect(await gastosOf('2026-03-05')).toEqual(['12000 Aseo'])
})

test('nothing is proposed of an expense that is added in the place of one that was removed', async () => {
  await yesterdayOf12()
  const { openCreate } = await openList(testApp)
  const dialog = await openCreate()
  await dialog.fill({ ...OF_12, Fecha: '05/03/26' })
  await isProposed(dialog.field('Valor del gasto 2'), '95.000')
  await dialog.press('Quitar gasto 2')
  await dialog.press('Agregar Gasto')
  await dialog.fill({ 'Nombre del gasto 2': 'Combustible' })
  const added = dialog.field('Valor del gasto 2')
  await dialog.press('Crear')
  await waitFor(() => expect(readable(errorOf(added))).not.toBe(''))
  expect(added).not.toHaveAttribute('placeholder')
  await dialog.fill({ 'Valor del gasto 2': '20000' })
  await dialog.press('Crear')
  await dialog.closed()
  expect(await gastosOf('2026-03-05')).toEqual(['12000 Aseo', '20000 Combustible'])
})

test('an expense that is given the name of another takes nothing of that one’s twice', async () => {
  await yesterdayOf12()
  const { openCreate } = await openList(testApp)
  const dialog = await openCreate()
  await dialog.fill({ ...OF_12, Fecha: '05/03/26', 'Nombre del gasto 1': 'Combustible' })
  await isProposed(dialog.field('Valor del gasto 1'), '95.000')
  await dialog.press('Crear')
  await dialog.closed()
  expect(await gastosOf('2026-03-05')).toEqual(['95000 Combustible'])
})

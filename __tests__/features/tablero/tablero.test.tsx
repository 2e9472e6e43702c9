import { screen, waitFor, within } from '@testing-library/react'
import { sumarDias } from '../../../src/contract/fechas'
import {
  anAbono,
  aDeuda,
  aLiquidacion,
  aBus,
  aChange,
  aConductor,
  aGasto,
  aPasaje,
} from '../../server/builders'
import { failCall, delayCall } from '../../setup/calls'
import { openTestApp, type TestApp } from '../../setup/page'
import { buttonOf, readable, hands } from '../../setup/screen'

const TODAY = '2026-03-20'
const user = hands()

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ now: `${TODAY}T17:00:00Z` })
})
beforeEach(async () => {
  for (const table of ['abonos', 'deudas', 'liquidaciones', 'pasajes', 'buses', 'conductores'] as const)
    await testApp.db.deleteFrom(table).execute()
  await aChange(testApp.db)
})
afterAll(() => testApp.close())

/** Ana's bus 12 on 1 and 20 March, in February and a year ago; bus 15, which has not been settled of late. */
async function aCompany() {
  const { db } = testApp
  const { uuid: conductorUuid } = await aConductor(db, { documento: '1001', nombre: 'Ana Álvarez' })
  for (const numero of ['12', '15']) await aBus(db, { numero })
  const day = async (fecha: string, pasajeros: number, liquidada: 0 | 1) => {
    const { uuid } = await aLiquidacion(db, {
      fecha,
      busNumero: '12',
      conductorUuid,
      liquidada,
      pasajerosReg: pasajeros,
      pasajerosSensor: pasajeros + 5,
      valorNetoReg: 400_000,
      valorNetoSensor: 410_000,
      salarioReg: 90_000,
      salarioSensor: 91_000,
    })
    await aGasto(db, uuid, { nombre: 'Aseo', valor: 30_000 })
  }
  await day('2026-03-01', 1000, 0)
  await day(TODAY, 200, 1)
  await day('2026-02-20', 40, 1)
  await day('2025-03-01', 7, 1)
  await aDeuda(db, conductorUuid, { valor: 80_000 })
  await anAbono(db, conductorUuid, { valor: 30_000 })
  await aPasaje(db, { ruta: 'CSUR2', valor: 3200, fechaFinal: sumarDias(TODAY, 12) })
}

const open = async () => {
  const view = await testApp.open('/tablero', 'consulta')
  await part('Pasajeros')
  return view
}

const part = (title: string) => screen.findByRole('region', { name: title }, { timeout: 25_000 })

/** Cells of a part's table, row by row, its heading first. */
const table = async (title: string) => {
  const rows = within(await part(title)).getAllByRole('row')
  return rows.map((row) => [...row.querySelectorAll('th, td')].map((cell) => readable(cell.textContent)))
}

const link = (title: string, text: string) =>
  part(title).then((region) => within(region).getByText(text, { selector: 'a' }).getAttribute('href'))

test('a company without anything says so', async () => {
  await testApp.open('/tablero')
  expect(await screen.findByText('Aún no hay datos para el tablero.', {}, { timeout: 25_000 })).toBeVisible()
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
})

test('each part draws its figures, says them in words, and shows them as a table one press away', async () => {
  await aCompany()
  await open()
  expect(testApp.calls.filter((call) => call === 'GET /api/tablero')).toHaveLength(1)
  expect(readable((await part('Pasajeros')).textContent)).toContain(
    'Sensor 1.005 · +2.133,3 % frente a febrero Registradora 1.000 · +2.400 % frente a febrero Diferencia +5',
  )
  expect(readable((await part('Gastos')).textContent)).toContain('Total $ 30.000 · 0 % frente a febrero')
  for (const title of ['Valor neto', 'Gastos', 'Pendientes', 'Saldos'])
    await user.click(buttonOf('Tabla', await part(title)))
  expect(await table('Pasajeros')).toEqual([
    ['Según', 'Sensor', 'Registradora'],
    ['Total', '1.005', '1.000'],
    ['Esperado', '45', '40'],
    ['Diferencia', '+960', '+960'],
  ])
  expect((await table('Valor neto')).map((row) => row[2])).toEqual([
    'Registradora',
    '$ 400.000',
    '$ 400.000',
    '$ 0',
  ])
  expect((await table('Salarios')).map((row) => row[2])).toEqual([
    'Registradora',
    '$ 90.000',
    '$ 90.000',
    '$ 0',
  ])
  expect(await table('Gastos')).toEqual([
    ['Nombre', 'Valor'],
    ['Aseo', '$ 30.000'],
    ['Total', '$ 30.000'],
  ])
  expect((await table('Pendientes')).slice(1)).toEqual([
    ['0–1 días', '0'],
    ['2–7 días', '0'],
    ['8–30 días', '1'],
    ['Más de 30', '0'],
  ])
  expect((await table('Saldos')).at(-1)).toEqual(['Ana Álvarez', '$ 50.000'])
  expect((await table('Pasajes por vencer')).at(-1)).toEqual([
    'Circular Sur 302',
    '$ 3.200',
    '01/04/26',
    '12 días',
  ])
  await user.click(buttonOf('Gráfica', await part('Saldos')))
  expect(within(await part('Saldos')).queryByRole('table')).not.toBeInTheDocument()
})

test('what has nothing like it the month before is compared with nothing', async () => {
  await aCompany()
  await testApp.db.deleteFrom('liquidaciones').where('fecha', '<', '2026-03-01').execute()
  await aChange(testApp.db)
  await open()
  expect((await table('Pasajeros')).map((row) => row[2])).toEqual(['Registradora', '1.000', '—', '—'])
})

test('the last day that was entered comes first, beside its weekday, and then the net of each day', async () => {
  await aCompany()
  for (const [fecha, busNumero, valorNetoReg] of [
    ['2026-02-22', '12', 300_000],
    ['2026-02-15', '12', 340_000],
    ['2026-02-22', '15', 90_000],
    ['2026-03-01', '15', 80_000],
  ] as const)
    await aLiquidacion(testApp.db, { fecha, busNumero, valorNetoReg, pasajerosReg: 500 })
  await open()
  const [first, second] = screen.getAllByRole('region')
  expect(first).toBe(await part('Ayer'))
  expect(second).toBe(await part('Valor neto'))
  expect(readable(first?.textContent)).toContain(
    'Domingo 1 de marzo de 2026, según registradora, junto a la mediana de cada bus en ocho semanas ' +
      'Valor neto $ 480.000 · +17,1 % frente a $ 410.000 de 2 buses Pasajeros 1.500 · +50 % frente a 1.000 de 2 buses Sin liquidación 0 de 2 buses',
  )
  expect(await table('Ayer')).toEqual([
    ['Bus', 'Total', 'Esperado', 'Diferencia'],
    ['12, el mejor', '$ 400.000', '$ 320.000', '+$ 80.000'],
    ['15, el peor', '$ 80.000', '$ 90.000', '−$ 10.000'],
  ])
  expect(await link('Ayer', 'Liquidaciones')).toBe('/?fechaInicial=2026-03-01&fechaFinal=2026-03-02')
})

test('the days on which a bus has no settlement are marked, the bus that lacks most first', async () => {
  await aCompany()
  await open()
  const [days = [], without = [], fifteen = [], twelve = []] = await table('Buses sin liquidación')
  expect([days[1], days.at(-1)]).toEqual(['sá 7', 'hoy, en curso'])
  expect([without[1], without.at(-1)]).toEqual(['2', '1'])
  expect(fifteen).toEqual(['15', ...Array.from({ length: 13 }, () => 'Falta'), '—'])
  expect(twelve).toEqual(['12', ...Array.from({ length: 13 }, () => 'Falta'), ''])
})

test('of the buses without a settlement eight are shown until all are asked for, and all are counted', async () => {
  for (let numero = 20; numero < 30; numero += 1) await aBus(testApp.db, { numero: String(numero) })
  await open()
  const [, without = [], ...first] = await table('Buses sin liquidación')
  expect([without.at(-1), first.length]).toEqual(['10', 8])
  await user.click(buttonOf('Mostrar los 10 buses'))
  expect(await table('Buses sin liquidación')).toHaveLength(12)
})

test('each part leads to the screen that explains it, searched for what it shows', async () => {
  await aCompany()
  const { router } = await open()
  const month = 'fechaInicial=2026-03-01&fechaFinal=2026-03-19'
  expect(await link('Pasajeros', 'Liquidaciones')).toBe(`/?${month}`)
  expect(await link('Salarios', 'Salarios')).toBe(`/salarios?${month}`)
  expect(await link('Gastos', 'Reporte')).toBe(`/reportes/gastos?${month}`)
  expect(await link('Pasajes por vencer', 'Pasajes')).toBe('/pasajes')
  expect(await link('Buses sin liquidación', '15')).toBe(
    '/?numero=15&fechaInicial=2026-03-07&fechaFinal=2026-03-20',
  )
  expect(await link('Saldos', 'Deudas')).toBe('/deudas?vista=conductor')
  await user.click(buttonOf('Tabla', await part('Saldos')))
  expect(await link('Saldos', 'Ana Álvarez')).toBe('/deudas?documento=1001')
  await user.click(buttonOf('Tabla', await part('Pendientes')))
  await user.click(within(await part('Pendientes')).getByText('8–30 días', { selector: 'a' }))
  await waitFor(() =>
    expect(testApp.calls).toContain(
      'GET /api/liquidaciones/v2/table?fechaInicial=2026-02-18&fechaFinal=2026-03-12&liquidada=false',
    ),
  )
  expect(router.state.location.pathname).toBe('/')
})

test('one that cannot come is asked for again', async () => {
  await aCompany()
  const fix = failCall('GET /api/tablero')
  await testApp.open('/tablero')
  const button = await screen.findByText('Reintentar', {}, { timeout: 25_000 })
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
  fix()
  const release = delayCall('GET /api/tablero')
  await user.click(button)
  expect(await screen.findByLabelText('Cargando')).toBeInTheDocument()
  release()
  await part('Pasajeros')
  expect(screen.queryByText('Reintentar')).not.toBeInTheDocument()
})

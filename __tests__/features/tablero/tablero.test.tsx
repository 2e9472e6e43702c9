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
  await part('Este mes')
  return view
}

const part = (title: string) => screen.findByRole('region', { name: title }, { timeout: 25_000 })

/** Cells of a part's table, row by row, its heading first. */
const table = async (title: string) => {
  const rows = within(await part(title)).getAllByRole('row')
  return rows.map((row) => [...row.querySelectorAll('th, td')].map((cell) => readable(cell.textContent)))
}

/** Where the link with these words in a part leads. */
const link = async (title: string, text: RegExp | string) =>
  within(await part(title))
    .getByRole('link', { name: text })
    .getAttribute('href')

test('a company without anything says so', async () => {
  await testApp.open('/tablero')
  expect(await screen.findByText('Aún no hay datos para el tablero.', {}, { timeout: 25_000 })).toBeVisible()
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
})

test('the month is set beside the one before, and each day is drawn, said in words, and a table one press away', async () => {
  await aCompany()
  await open()
  expect(testApp.calls.filter((call) => call === 'GET /api/tablero')).toHaveLength(1)
  expect(readable((await part('Este mes')).textContent)).toContain(
    '1 a 19 de marzo de 2026, 1 día de bus · junto a febrero',
  )
  expect(await table('Este mes')).toEqual([
    ['Concepto', 'Total', 'Por bus y día', 'Febrero, por bus y día', 'Frente a lo esperado'],
    ['Valor neto, registradora', '$ 400.000', '$ 400.000', '$ 400.000', '0,0 %'],
    ['Valor neto, sensor', '$ 410.000', '$ 410.000', '$ 410.000', '0,0 %'],
    ['Pasajeros, registradora', '1.000', '1.000', '40', '+2.400,0 %'],
    ['Pasajeros, sensor', '1.005', '1.005', '45', '+2.133,3 %'],
    ['Salarios, registradora', '$ 90.000', '$ 90.000', '$ 90.000', '0,0 %'],
    ['Salarios, sensor', '$ 91.000', '$ 91.000', '$ 91.000', '0,0 %'],
    ['Gastos', '$ 30.000', '$ 30.000', '$ 30.000', '0,0 %'],
  ])
  expect(await table('Gastos del mes')).toEqual([
    ['Nombre', 'Parte', '%', 'Valor'],
    ['Aseo', '', '100,0', '$ 30.000'],
  ])
  const days = await part('Valor neto por día')
  expect(readable(within(days).getByRole('img').getAttribute('aria-label'))).toContain(
    'domingo 1: $ 400.000 de 1 bus, esperado $ 400.000; lunes 2: $ 0 de 0 buses',
  )
  await user.click(buttonOf('Tabla', days))
  expect((await table('Valor neto por día')).slice(0, 3)).toEqual([
    ['Día', 'Buses', 'Valor neto', 'Esperado', 'Diferencia'],
    ['1 de marzo de 2026', '1', '$ 400.000', '$ 400.000', '$ 0'],
    ['2 de marzo de 2026', '0', '$ 0', '—', '—'],
  ])
  await user.click(buttonOf('Gráfica', days))
  expect(within(days).queryByRole('table')).not.toBeInTheDocument()
})

test('what has nothing like it the month before is compared with nothing', async () => {
  await aCompany()
  await testApp.db.deleteFrom('liquidaciones').where('fecha', '<', '2026-03-01').execute()
  await aChange(testApp.db)
  await open()
  expect((await table('Este mes'))[3]).toEqual(['Pasajeros, registradora', '1.000', '1.000', '—', '—'])
})

test('the last day that was entered comes first, beside its weekday, and what waits after it', async () => {
  await aCompany()
  for (const [fecha, busNumero, valorNetoReg] of [
    ['2026-02-22', '12', 300_000],
    ['2026-02-15', '12', 340_000],
    ['2026-02-22', '15', 90_000],
    ['2026-03-01', '15', 80_000],
  ] as const)
    await aLiquidacion(testApp.db, {
      fecha,
      busNumero,
      valorNetoReg,
      pasajerosReg: 500,
      pasajerosSensor: 500,
    })
  await open()
  const [first, second] = screen.getAllByRole('region')
  expect(first).toBe(await part('Ayer'))
  expect(second).toBe(await part('Por hacer'))
  const cells = [...(first?.querySelectorAll('dl > div') ?? [])].map((cell) =>
    [...cell.children].map((child) => readable(child.textContent)),
  )
  expect(cells).toEqual([
    ['Valor neto del 01/03/26', '$ 480.000', '2 de 2 buses'],
    ['Frente a lo usual', '+17,1 %', '2 buses un domingo, $ 410.000'],
    ['Pasajeros del 01/03/26', '1.500', '+50,0 % frente a 1.000'],
    ['Sensor sobre registradora', '+5', '+0,3 % de los pasajeros'],
    ['Mejor y peor bus', '12 +$ 80.00015 −$ 10.000', 'frente a su propia mediana'],
  ])
  expect(await link('Ayer', /^15/)).toBe('/buses/15')
})

test('a day that lacks buses leads to its sheet', async () => {
  await aCompany()
  await aLiquidacion(testApp.db, { fecha: '2026-03-19', busNumero: '12' })
  await open()
  expect(await link('Ayer', '1 de 2 buses')).toBe('/liquidaciones/planilla?fecha=2026-03-19')
  expect(within(await part('Ayer')).getByText('Valor neto de ayer')).toBeVisible()
})

test('what waits is counted, and leads to where it is done', async () => {
  await aCompany()
  await aLiquidacion(testApp.db, { fecha: '2026-02-01', busNumero: '12', fechaEntrega: null })
  await aChange(testApp.db)
  await open()
  const links = within(await part('Por hacer')).getAllByRole('link')
  expect(links.map((one) => [readable(one.textContent), one.getAttribute('href')])).toEqual([
    ['2buses sin registradora de ayer15, 12Planilla', '/liquidaciones/planilla?fecha=2026-03-19'],
    [
      '1liquidación pendientela más antigua, del 01/03/26; 1 más, solo con sensorLiquidaciones',
      '/?liquidada=false',
    ],
    ['1pasaje venceCircular Sur 302, en 12 díasPasajes', '/pasajes'],
    ['1conductor debebalance $ 50.000; el que más, $ 50.000Deudas', '/deudas?vista=conductor'],
  ])
})

test('with nothing that waits it says so', async () => {
  await aBus(testApp.db, { numero: '12' })
  await aLiquidacion(testApp.db, { fecha: '2026-03-19', busNumero: '12', liquidada: 1 })
  await open()
  expect(within(await part('Por hacer')).getByText('Nada por hacer.')).toBeVisible()
})

test('the days on which a bus has no settlement are marked, the bus that lacks most first', async () => {
  await aCompany()
  await open()
  const [days = [], without = [], fifteen = [], twelve = []] = await table('Buses sin registradora')
  expect([days[1], days.at(-1)]).toEqual(['sá 7', 'vi 20'])
  expect([without[1], without.at(-1)]).toEqual(['2', '1'])
  expect(fifteen).toEqual(['15', ...Array.from({ length: 13 }, () => 'Falta'), '—'])
  expect(twelve).toEqual(['12', ...Array.from({ length: 13 }, () => 'Falta'), ''])
})

test('of the buses without a settlement five are shown until all are asked for, and all are counted', async () => {
  for (let numero = 20; numero < 30; numero += 1) await aBus(testApp.db, { numero: String(numero) })
  await open()
  const [, without = [], ...first] = await table('Buses sin registradora')
  expect([without.at(-1), first.length]).toEqual(['10', 5])
  await user.click(buttonOf('Mostrar los 10 buses'))
  expect(await table('Buses sin registradora')).toHaveLength(12)
})

test('each figure leads to the screen that explains it, searched for what it shows', async () => {
  await aCompany()
  const { router } = await open()
  const month = 'fechaInicial=2026-03-01&fechaFinal=2026-03-19'
  expect(await link('Este mes', 'Pasajeros, sensor')).toBe(`/?${month}`)
  expect(await link('Este mes', 'Salarios, sensor')).toBe(`/salarios?${month}`)
  expect(await link('Este mes', 'Gastos')).toBe(`/reportes/gastos?${month}`)
  expect(await link('Gastos del mes', /Reporte/)).toBe(`/reportes/gastos?${month}`)
  expect(await link('Buses sin registradora', '15')).toBe(
    '/?numero=15&fechaInicial=2026-03-07&fechaFinal=2026-03-20',
  )
  await user.click(within(await part('Por hacer')).getByRole('link', { name: /pendiente/ }))
  await waitFor(() => expect(testApp.calls).toContain('GET /api/liquidaciones/v2/table?liquidada=false'))
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
  await part('Este mes')
  expect(screen.queryByText('Reintentar')).not.toBeInTheDocument()
})

import type { BusFila } from '../../../../src/contract/buses'
import type { GastoFila } from '../../../../src/contract/gastos'
import type { PasajeFila } from '../../../../src/contract/pasajes'
import { figureWarnings, warningFor } from '../../../../src/features/liquidaciones/planilla/dayRules'
import { lastGastos } from '../../../../src/features/liquidaciones/recentGastos'
import { readDriver } from '../../../../src/features/liquidaciones/planilla/pasted'
import { completedRegister } from '../../../../src/features/liquidaciones/register'
import { EMPTY_VALUES } from '../../../../src/features/liquidaciones/values'

describe('a final register of which the last digits are typed', () => {
  test.each([
    ['860', 173_470, 173_860],
    ['470', 173_470, 173_470],
    ['270', 173_470, 174_270],
    ['069', 173_470, 174_069],
    ['5', 173_470, 173_475],
    ['12', 999_990, 1_000_012],
  ])('%s after %d is %d, the smallest not below it that ends so', (typed, initial, expected) => {
    expect(completedRegister(typed, initial)).toBe(expected)
  })

  test.each([
    ['173860', 173_470],
    ['100000', 173_470],
    ['1173860', 173_470],
    ['8a0', 173_470],
    ['', 173_470],
    ['8', 0],
    // A day has no 801 passengers, or 16,531: the figure is rather one below that was misread.
    ['271', 173_470],
    ['460', 173_470],
    ['90001', 173_470],
    ['860', ''],
  ])('%j after %j stays as it is', (typed, initial) => {
    expect(completedRegister(typed, initial)).toBeNull()
  })
})

test('the last Aseo and Combustible of each bus are proposed, whatever the order of the report', () => {
  const gasto = (busNumero: string, nombre: string, fecha: string, valor: number) =>
    ({ busNumero, nombre, fecha, valor }) as GastoFila
  const gastos = [
    gasto('12', 'Aseo', '2026-03-03', 9_000),
    gasto('12', 'Aseo', '2026-03-04', 10_000),
    gasto('12', 'Aseo', '2026-03-02', 8_000),
    gasto('12', 'Taller', '2026-03-04', 50_000),
    gasto('15', 'Combustible', '2026-03-01', 180_000),
  ]
  expect(Object.fromEntries(lastGastos(gastos))).toEqual({
    '12': { Aseo: 10_000 },
    '15': { Combustible: 180_000 },
  })
})

describe('what a row says before it is typed', () => {
  const bus = { numero: '12', ruta: 'CCNT', conductorDocumento: '1001' } as BusFila
  const pasaje = {
    ruta: 'CCNT',
    valido: true,
    fechaInicio: '2026-01-01',
    fechaFinal: '2026-12-31',
  } as PasajeFila
  const ana = { documento: '1001' } as never
  const known = { fecha: '2026-03-05', bus, detalle: null, conductores: [ana], pasajes: [pasaje] }

  test.each([
    ['nothing where all is there', known, null],
    ['that its route has no fare', { ...known, fecha: '2027-03-05' }, 'Sin pasaje ese día'],
    [
      'the same of an invalid one',
      { ...known, pasajes: [{ ...pasaje, valido: false }] },
      'Sin pasaje ese día',
    ],
    ['that it has no driver', { ...known, bus: { ...bus, conductorDocumento: null } }, 'Sin conductor'],
    ['that its driver has retired', { ...known, conductores: [] }, 'Conductor retirado'],
    ['nothing until the lists are here', { ...known, conductores: undefined, pasajes: undefined }, null],
  ])('%s', (_what, given, expected) => {
    expect(warningFor(given)).toBe(expected)
  })
})

test('the sensor is compared with the register once both of its figures are there', () => {
  const values = { ...EMPTY_VALUES, viajes: 6, regIni: 1_000, regFin: 1_500, sensor: 350 }
  const told = (changes: object) => figureWarnings(null, { ...values, ...changes }, 3).filter(Boolean)
  expect(told({})).toEqual([expect.stringMatching(/\(332 a 350\).*difieren en 150 pasajeros, un 30/)])
  expect(told({ regIni: '' })).toEqual([])
  expect(told({ regFin: '' })).toEqual([])
})

test('a first settlement begins at 0, which says that no register is known', () => {
  const told = (detalle: object | null) =>
    figureWarnings(detalle as never, { ...EMPTY_VALUES, regFin: '' }, 3).filter(Boolean)
  const unknown = ['No se conoce una registradora anterior de este bus.']
  expect(told(null)).toEqual(unknown)
  expect(told({ uuid: null, regIni: 0, regFin: 0 })).toEqual(unknown)
  expect(told({ uuid: 'u1', fechaEntrega: '2026-03-05', regIni: 0, regFin: 0 })).toEqual([])
})

test('a pasted name is that of an active driver, or of the one that the stored row has', () => {
  const active = [{ documento: '1001', nombre: 'Ana Álvarez' }]
  const stored = { uuid: 'u1', conductorDocumento: '1003', conductorNombre: 'Carlos Retirado' } as never
  expect(readDriver(active, null, 'ana alvarez')).toBe('1001')
  expect(readDriver(active, stored, 'Carlos Retirado')).toBe('1003')
  expect(readDriver(active, null, 'Carlos Retirado')).toBeNull()
  expect(readDriver(undefined, null, '1001')).toBeNull()
  expect(readDriver(active, null, '')).toBeUndefined()
})

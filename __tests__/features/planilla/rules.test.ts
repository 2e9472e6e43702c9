import type { ConductorFila } from '../../../src/contract/conductores'
import { ultimosGastos, type GastoFila } from '../../../src/contract/gastos'
import type { PlanillaFila } from '../../../src/contract/liquidacionesQueries'
import { softWarningsOf } from '../../../src/features/planilla/dayRules'
import type { Changes } from '../../../src/features/planilla/cells'
import { driverOptions } from '../../../src/records/selectors/driverNames'
import { readDriver } from '../../../src/features/planilla/typing'
import { completedRegister } from '../../../src/records/settlement/register'
import { EMPTY_VALUES, type LiquidacionValues } from '../../../src/records/settlement/values'

const USUAL = { pasajeros: 1 }

describe('a final register of which the last digits are typed', () => {
  test.each([
    ['860', 173_470, 173_860],
    ['270', 173_470, 174_270],
    ['069', 173_470, 174_069],
    ['5', 173_470, 173_475],
    ['12', 999_990, 1_000_012],
  ])('%s after %d is %d, the smallest not below it that ends so', (typed, initial, expected) => {
    expect(completedRegister(typed, initial, USUAL)).toBe(expected)
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
    expect(completedRegister(typed, initial, USUAL)).toBeNull()
  })
})

test('a completion that gives a bus fewer than a tenth of its usual passengers is none, nor is one where they are not known', () => {
  const completed = (usual: Record<string, number> | undefined) =>
    ['9', '470', '502', '503', '860'].map((typed) => completedRegister(typed, 173_470, usual))
  expect(completed({ pasajeros: 330 })).toEqual([null, null, null, 173_503, 173_860])
  const none = [null, null, null, null, null]
  expect([completed(undefined), completed({})]).toEqual([none, none])
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
  expect(ultimosGastos(gastos)).toEqual({
    '12': { Aseo: 10_000 },
    '15': { Combustible: 180_000 },
  })
})

describe('what a row of the sheet waits for', () => {
  const habituales = {
    empresa: { deuda: 80_000 },
    buses: {
      '12': { pasajeros: 330, viajes: 6, sensor: 340, civica: 40, tiquetes: 5, 'gasto aseo': 12_000 },
    },
  }
  const day = {
    fecha: '2090-03-05',
    isDayUsed: true,
    judging: () => ({
      propio: true,
      hoy: '2026-03-05',
      umbral: 20,
      pasajerosPorViaje: 3,
      delBus: habituales.buses['12'],
      deLaEmpresa: habituales.empresa,
    }),
  }
  const figures = { viajes: 6, regIni: 1_000, regFin: 1_330, sensor: 340, civica: 40, tiquetes: 5 }
  const base = { ...EMPTY_VALUES, busNumero: '12', conductorDocumento: '1001', regIni: 1_000 }
  const preview = { uuid: null, regIni: 1_000, regFin: 1_000 } as PlanillaFila
  const stored = { uuid: 'u1', fechaEntrega: '2026-03-05', regIni: 1, regFin: 2 } as PlanillaFila
  const judged = (changes: Changes, fila = preview, loaded: LiquidacionValues = base) =>
    softWarningsOf(fila, { ...loaded, ...changes }, changes, day)

  it.each<[string, Changes, RegExp]>([
    ['a cívica of more than the passengers', { civica: 4_000 }, /superan los pasajeros \(330\)/],
    ['a register of one passenger', { regFin: 1_001 }, /^Registradora final: da 1 pasajero, menos/],
    ['361 trips', { viajes: 361 }, /^Viajes: 361 es más de diez veces lo usual \(6\)/],
    ['a sensor of 34.500', { sensor: 34_500 }, /^Sensor: 34\.500 es más de cuatro veces lo usual \(340\)/],
    ['a register that does not follow', { regIni: 990 }, /^Empieza en 990, no donde terminó/],
    ['an expense', { gastos: [{ nombre: 'Aseo', valor: 120_001 }] }, /^Aseo: \$.120\.001 es más/],
    ['a proposed expense', { propuestos: { Aseo: 120_001 } }, /^Aseo: \$.120\.001 es más/],
  ])('is %s', (_what, changes, said) => {
    expect(judged(figures).asked).toEqual([])
    expect(judged({ ...figures, ...changes }).asked).toContainEqual(expect.stringMatching(said))
  })

  it('is only what was typed of one that staff have entered; the rest is said', () => {
    const loaded = { ...base, ...figures, sensor: 34_500 }
    expect(judged({ comentario: 'Varado' }, stored, loaded).asked).toEqual([])
    expect(judged({ comentario: 'Varado' }, stored, loaded).said.length).toBeGreaterThan(0)
  })

  it('is no net below zero: that is said', () => {
    const valid = { ...base, ...figures }
    const untouched = softWarningsOf({ ...stored, valorNetoRegistradora: -5 }, valid, undefined, day)
    expect(untouched.said.map((text) => text.replace(/\s/g, ' '))).toEqual(['Neto negativo: −$ 5.'])
  })

  it('is a day to come, until a settlement of it has been saved', () => {
    const { asked, doubts } = softWarningsOf(preview, { ...base, ...figures }, figures, {
      ...day,
      isDayUsed: false,
    })
    expect(asked).toEqual(['Fecha: el 5 de marzo de 2090 es posterior a hoy.'])
    expect(doubts).toEqual(['fecha'])
  })
})

test('a first settlement begins at 0, which says that no register is known', () => {
  const loaded = { ...EMPTY_VALUES, regFin: '' as const }
  const day = { fecha: '2026-03-05', isDayUsed: true, judging: () => ({ propio: true, hoy: '', umbral: 20 }) }
  const told = (fila: object) => softWarningsOf(fila as PlanillaFila, loaded, undefined, day).said
  const unknown = ['Registradora inicial: no se conoce una registradora anterior de este bus.']
  expect(told({ uuid: null, regIni: 0, regFin: 0 })).toEqual(unknown)
  expect(told({ uuid: 'u1', fechaEntrega: '2026-03-05', regIni: 0, regFin: 0 })).toEqual([])
})

test('a pasted text is an active driver’s name or documento, or stays as it is', () => {
  const drivers = driverOptions(
    ['1001', '2001', '2002'].map((documento) => ({
      ...({ valido: true } as ConductorFila),
      documento,
      nombre: documento === '1001' ? 'Ana Álvarez' : 'Dora Díaz',
    })),
  )
  expect(drivers.map(({ label }) => label)).toEqual(['Ana Álvarez', 'Dora Díaz (2001)', 'Dora Díaz (2002)'])
  expect(['ana alvarez', '1.001', 'Dora Díaz', ''].map((text) => readDriver(drivers, text))).toEqual([
    '1001',
    '1001',
    'Dora Díaz',
    undefined,
  ])
})

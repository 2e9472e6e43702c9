import { readDetalle } from '../../../src/api/liquidaciones/names'
import type { BusFila } from '../../../src/contract/buses'
import type { LiquidacionFila } from '../../../src/contract/liquidaciones'
import { busesToEnter, pendingAfter } from '../../../src/features/liquidaciones/next'
import { limitsOf } from '../../../src/records/searches/periods'
import { rebaseGastos } from '../../../src/features/liquidaciones/rebase'
import { EMPTY_SEARCH } from '../../../src/features/liquidaciones/search'
import { ADDRESS_RULES } from '../../../src/features/liquidaciones/searchRules'
import { valuesOf } from '../../../src/records/settlement/values'

describe('the next bus', () => {
  const buses = ['12', '15', '17', '20'].map((numero) => ({ numero }) as BusFila)
  const row = (busNumero: string, fecha = '2026-03-05', fechaEntrega: string | null = '2026-03-06') =>
    ({ busNumero, fecha, fechaEntrega, regIni: 1_000, regFin: 1_000 }) as LiquidacionFila
  const after = (busNumero: string, rows: LiquidacionFila[]) =>
    busesToEnter(buses, rows, { fecha: '2026-03-05', busNumero }).map(({ numero }) => numero)

  it.each([
    ['12', ['12'], '15'],
    ['12', ['12', '15', '17'], '20'],
    ['20', ['15', '17', '20'], '12'],
    ['de otra empresa', [], '12'],
    ['15', ['12', '15', '17', '20'], undefined],
  ])('after %s, where %j have their settlement, is %s', (current, entered, expected) => {
    expect(
      after(
        current,
        entered.map((bus) => row(bus)),
      )[0],
    ).toBe(expected)
  })

  it('is still to be entered when only its sensor has been, or another day’s settlement', () => {
    expect(after('20', [row('12'), row('15', '2026-03-05', null), row('17', '2026-03-04')])).toEqual([
      '15',
      '17',
    ])
  })
})

it('the next pending one is the first after it that is not settled, round from the end', () => {
  const row = (uuid: string, liquidada = false) => ({ uuid, liquidada }) as LiquidacionFila
  const rows = [row('a'), row('b', true), row('c'), row('d')]
  const after = (current: string) => pendingAfter(rows, current).map(({ uuid }) => uuid)
  expect([after('c'), after('d'), after('of another search')]).toEqual([
    ['d', 'a'],
    ['a', 'c'],
    ['a', 'c', 'd'],
  ])
})

it.each([
  // A Sunday, the last day of the week that began on Monday; a first of January.
  ['2026-03-01', 'semana', '2026-02-23', '2026-03-01'],
  ['2026-03-02', 'semana', '2026-03-02', '2026-03-08'],
  ['2026-02-10', 'mes', '2026-02-01', '2026-02-28'],
  ['2026-01-01', 'mes-pasado', '2025-12-01', '2025-12-31'],
  ['2026-01-01', 'ayer', '2025-12-31', '2025-12-31'],
] as const)('on %s %s goes from %s to %s', (today, period, desde, hasta) => {
  expect(limitsOf(period, today)).toEqual({ desde, hasta })
})

it.each([
  [true, { fechaInicial: '2026-03-03', fechaFinal: '2026-03-03' }],
  [false, { fechaInicial: '2026-03-03', fechaFinal: '2026-03-02' }],
  [false, { fechaInicial: '2026-03-03' }],
  [false, { liquidada: 'quizas' }],
  [true, { periodo: 'hoy', parte: 'pendientes' }],
  [false, { periodo: 'siempre' }],
  [false, { periodo: 'hoy', numero: '12' }],
  [false, { parte: 'pendientes' }],
])('it is %p that an address may search for %j', (success, changes) => {
  expect(ADDRESS_RULES.safeParse({ ...EMPTY_SEARCH, ...changes })).toEqual({ success })
})

it.each([
  [{ viajes: 0, sensor: 0 }, '', ''],
  [{ viajes: 7, sensor: 310 }, 7, 310],
  [{ uuid: 'u', viajes: 0, sensor: 0 }, 0, 0],
])('%j are the trips %j and the sensor %j: a preview’s 0 was not counted', (changes, viajes, sensor) => {
  const values = valuesOf(readDetalle({ fecha: '2026-03-05', busNumero: '12', ...changes }))
  expect(values).toMatchObject({ viajes, sensor })
})

describe('the expenses of a form that becomes another bus’s', () => {
  const aseo = { nombre: 'Aseo', valor: 0 }
  const vacuna = { nombre: 'Vacuna', valor: 12_000 }
  const taller = { nombre: 'Taller', valor: '' } as const
  const unnamed = { nombre: '', valor: 3000 }
  const empty = { nombre: '', valor: '' } as const

  it.each([
    [
      'typed, if only a name or a value as yet, are carried over',
      [aseo, taller, unnamed, empty],
      [aseo],
      [],
      [taller, unnamed],
    ],
    ['typed take the place of new ones of their name', [vacuna], [], [{ ...vacuna, valor: 0 }], [vacuna]],
    ['loaded go, typed ones stay beside the new', [vacuna, taller], [vacuna], [aseo], [aseo, taller]],
  ])('that were %s', (_what, current, from, onto, expected) => {
    expect(rebaseGastos(current, from, onto)).toEqual(expected)
  })
})

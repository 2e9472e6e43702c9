import fc from 'fast-check'
import { type Column } from '../../src/ui/tableState/columns'
import { quickFilter } from '../../src/ui/tableState/quickFilter'
import { rowsInView } from '../../src/ui/tableState/useTableView'
import { filterRows, sortRows } from '../../src/ui/tableState/view'

interface Row {
  place: number
  texto: string | null
  cifra: number | null
  fecha: string | null
  activo: boolean
}

const COLUMNS: Column<Row>[] = [
  { field: 'texto', title: 'Texto' },
  { field: 'cifra', title: 'Cifra', kind: 'number' },
  { field: 'fecha', title: 'Fecha', kind: 'date' },
  { field: 'activo', title: 'Activo', kind: 'boolean' },
]

const aRow = (changes: Partial<Row> = {}): Row => ({
  place: 0,
  texto: 'x',
  cifra: 1,
  fecha: '2026-01-01',
  activo: true,
  ...changes,
})

const rows = fc
  .array(
    fc.record({
      texto: fc.option(fc.constantFrom('Álvarez', 'alba', 'Ñáñez', 'Nuno', '10', '9')),
      cifra: fc.option(fc.integer({ min: -5, max: 5 })),
      fecha: fc.option(fc.constantFrom('2025-12-31', '2026-01-01', '2026-02-28')),
      activo: fc.boolean(),
    }),
  )
  .map((list) => list.map((row, place) => ({ place, ...row })))

const fields = fc.constantFrom('texto' as const, 'cifra' as const, 'fecha' as const, 'activo' as const)

it('sorts every row, equal ones in their former order, and backwards when descending', () => {
  fc.assert(
    fc.property(rows, fields, (list, field) => {
      const goesUp = sortRows(list, COLUMNS, { field, direccion: 'asc' })
      const low = sortRows(list, COLUMNS, { field, direccion: 'desc' })
      expect([...goesUp].sort((a, b) => a.place - b.place)).toEqual(list)
      expect(low.map((row) => row[field])).toEqual(goesUp.map((row) => row[field]).reverse())
      for (const view of [goesUp, low])
        view.forEach((row, i) => {
          const previous = view[i - 1]
          if (previous && previous[field] === row[field]) expect(previous.place).toBeLessThan(row.place)
        })
    }),
  )
})

it('sorts words as a Spanish dictionary, numbers within them by size, and what is missing first', () => {
  const list = ['ñu', 'nube', 'Oso', 'álamo', '10', '9', null].map((text) => aRow({ texto: text }))
  const texts = sortRows(list, COLUMNS, { field: 'texto', direccion: 'asc' }).map(({ texto }) => texto)
  expect(texts).toEqual([null, '9', '10', 'álamo', 'nube', 'ñu', 'Oso'])
})

it('finds text without minding accents or case', () => {
  const list = ['Gómez', 'GOMEZ', 'Ruiz', null].map((text) => aRow({ texto: text }))
  const remaining = (operator: string, value?: string) =>
    filterRows(list, COLUMNS, { field: 'texto', operator, value }).map(({ texto }) => texto)
  expect(remaining('contains', 'gómé')).toEqual(['Gómez', 'GOMEZ'])
  expect(remaining('doesNotContain', 'gom')).toEqual(['Ruiz', null])
  expect(remaining('equals', ' ruiz ')).toEqual(['Ruiz'])
  expect(remaining('startsWith', 'ru')).toEqual(['Ruiz'])
  expect(remaining('isEmpty')).toEqual([null])
  expect(remaining('isNotEmpty')).toHaveLength(3)
})

it('compares numbers, and never takes what is missing for zero', () => {
  const list = [null, -2, 0, 7].map((figure) => aRow({ cifra: figure }))
  const remaining = (operator: string, value: string) =>
    filterRows(list, COLUMNS, { field: 'cifra', operator, value }).map(({ cifra }) => cifra)
  expect(remaining('=', '0')).toEqual([0])
  expect(remaining('<', '1')).toEqual([-2, 0])
  expect(remaining('>=', '0')).toEqual([0, 7])
  expect(remaining('!=', '7')).toEqual([-2, 0])
})

it('reads a sought figure as the forms do, of a percentage the decimals; one that they refuse equals none', () => {
  const remaining = (kind: 'pesos' | 'percentage', value: string | string[], operator = '=') =>
    filterRows(
      [412_125, 412.125].map((figure) => aRow({ cifra: figure })),
      [{ field: 'cifra', title: 'Cifra', kind }],
      { field: 'cifra', operator, value },
    ).map(({ cifra }) => cifra)
  expect(remaining('pesos', '412.125')).toEqual([412_125])
  expect(remaining('pesos', '$ 412.125', '>=')).toEqual([412_125])
  expect(remaining('pesos', ['412.125'], 'isAnyOf')).toEqual([412_125])
  expect(remaining('pesos', '412,125')).toEqual([])
  expect(remaining('pesos', '412125.00')).toEqual([412_125])
  expect(remaining('percentage', '412,125')).toEqual([412.125])
})

it('gives the rows as the person sees them: searched, filtered and sorted', () => {
  const list = [3, 1, 2].map((figure) => aRow({ cifra: figure, texto: figure === 1 ? 'Ruiz' : 'Gómez' }))
  const table = {
    quick: ['gomez'],
    filter: { field: 'cifra', operator: '<', value: '3' },
    sort: { field: 'cifra', direccion: 'asc' as const },
    ...{ columns: {}, order: [] },
  }
  const seen = (changes: Partial<typeof table>) =>
    rowsInView(list, COLUMNS, { ...table, ...changes }).map(({ cifra }) => cifra)
  expect(seen({})).toEqual([2])
  expect(seen({ quick: [] })).toEqual([1, 2])
  // Hidden columns are not searched.
  expect(rowsInView(list, COLUMNS, { ...table, columns: { texto: false } })).toEqual([])
})

it('compares days', () => {
  const list = ['2025-12-31', '2026-01-01', '2026-01-02', null].map((fecha) => aRow({ fecha }))
  const remaining = (operator: string) =>
    filterRows(list, COLUMNS, { field: 'fecha', operator, value: '2026-01-01' }).map(({ fecha }) => fecha)
  expect(remaining('is')).toEqual(['2026-01-01'])
  expect(remaining('not')).toEqual(['2025-12-31', '2026-01-02'])
  expect(remaining('before')).toEqual(['2025-12-31'])
  expect(remaining('onOrAfter')).toEqual(['2026-01-01', '2026-01-02'])
})

it('leaves every row while the filter says nothing yet', () => {
  const list = [aRow()]
  expect(filterRows(list, COLUMNS, null)).toBe(list)
  expect(filterRows(list, COLUMNS, { field: 'texto', operator: 'contains' })).toBe(list)
  expect(filterRows(list, COLUMNS, { field: 'activo', operator: 'is' })).toBe(list)
  expect(filterRows(list, COLUMNS, { field: 'otra', operator: 'is', value: 'x' })).toBe(list)
})

it('tells false from unset', () => {
  const list = [aRow({ activo: true }), aRow({ activo: false })]
  const remaining = (value: boolean) =>
    filterRows(list, COLUMNS, { field: 'activo', operator: 'is', value }).map(({ activo }) => activo)
  expect(remaining(true)).toEqual([true])
  expect(remaining(false)).toEqual([false])
})

describe('the quick filter', () => {
  const list = [
    aRow({ texto: 'Gómez Ñáñez', cifra: 173470, fecha: '2026-03-05' }),
    aRow({ texto: 'Ruiz', cifra: -5000, fecha: '2026-11-21' }),
    aRow({ texto: null, cifra: null, fecha: null }),
  ]
  const remaining = (text: string, columns = COLUMNS) =>
    quickFilter(columns)(list, text.split(' ').filter(Boolean)).map((row) => list.indexOf(row))

  it('finds names without accents, figures with and without points, and dates as they are shown', () => {
    expect(remaining('GOMEZ nanez')).toEqual([0])
    expect(remaining('173.470')).toEqual([0])
    expect(remaining('173470')).toEqual([0])
    expect(remaining('-5000')).toEqual([1])
    expect(remaining('-$ 5.000')).toEqual([1])
    expect(remaining('21 de noviembre')).toEqual([1])
    expect(remaining('')).toEqual([0, 1, 2])
  })

  it('wants every word, of any column, and searches no column that is not shown', () => {
    expect(remaining('ruiz 2026')).toEqual([1])
    expect(remaining('ruiz marzo')).toEqual([])
    expect(remaining('ruiz', [{ field: 'fecha', title: 'Fecha', kind: 'date' }])).toEqual([])
  })
})

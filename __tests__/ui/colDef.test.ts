/** How the grid sorts, filters and searches a column. */
import { toColDef } from '../../src/ui/table/colDef'
import type { CellValue, Column } from '../../src/ui/tableState/columns'

type Row = { cell: CellValue }

const colDef = (kind: Column<Row>['kind']) => toColDef<Row>({ field: 'cell', title: 'Celda', kind })

/** The cells that a condition leaves, by the grid's own way: what is sought is parsed, and accents are taken off before. */
function remaining(kind: Column<Row>['kind'], cells: CellValue[], operator: string, sought?: unknown) {
  const column = colDef(kind)
  const parse = column.valueParser as ((value: unknown) => unknown) | undefined
  const value = parse ? (Array.isArray(sought) ? sought.map((one) => parse(one)) : parse(sought)) : sought
  const condition = column.filterOperators?.find((one) => one.value === operator)
  const holds = condition?.getApplyFilterFn({ field: 'cell', operator, value }, column)
  return holds ? cells.filter((cell) => holds(cell as never, { cell }, column, {} as never)) : 'all'
}

it('sorts words as a Spanish dictionary, numbers within them by size, and what is missing first', () => {
  const compare = colDef('text').sortComparator as (a: CellValue, b: CellValue) => number
  const texts = ['ñu', 'nube', 'Oso', 'álamo', '10', '9', null].sort(compare)
  expect(texts).toEqual([null, '9', '10', 'álamo', 'nube', 'ñu', 'Oso'])
})

it('reads a sought figure as the forms do, of a percentage the decimals; one that they refuse equals none', () => {
  const figures = [412_125, 412.125]
  expect(remaining('pesos', figures, '=', '412.125')).toEqual([412_125])
  expect(remaining('pesos', figures, '>=', '$ 412.125')).toEqual([412_125])
  expect(remaining('pesos', figures, 'isAnyOf', ['412.125'])).toEqual([412_125])
  expect(remaining('pesos', figures, '=', '412,125')).toEqual([])
  expect(remaining('pesos', figures, '=', '412125.00')).toEqual([412_125])
  expect(remaining('percentage', figures, '=', '412,125')).toEqual([412.125])
  expect(remaining('pesos', figures, '=', '')).toBe('all')
})

it('never takes what is missing for zero', () => {
  const figures = [null, -2, 0, 7]
  expect(remaining('number', figures, '=', '0')).toEqual([0])
  expect(remaining('number', figures, '<', '1')).toEqual([-2, 0])
  expect(remaining('number', figures, '>=', '0')).toEqual([0, 7])
})

it('compares days', () => {
  const days = ['2025-12-31', '2026-01-01', '2026-01-02', null]
  const found = (operator: string) => remaining('date', days, operator, '01-01-2026')
  expect(found('is')).toEqual(['2026-01-01'])
  expect(found('not')).toEqual(['2025-12-31', '2026-01-02'])
  expect(found('before')).toEqual(['2025-12-31'])
  expect(found('onOrAfter')).toEqual(['2026-01-01', '2026-01-02'])
  expect(remaining('date', days, 'is')).toBe('all')
})

it('tells false from unset', () => {
  const flags = [true, false]
  expect(remaining('boolean', flags, 'is', true)).toEqual([true])
  expect(remaining('boolean', flags, 'is', false)).toEqual([false])
  expect(remaining('boolean', flags, 'is')).toBe('all')
})

it('searches names without accents, figures with and without points, and dates as they are shown', () => {
  const finds = (kind: Column<Row>['kind'], cell: CellValue, word: string) => {
    const search = colDef(kind).getApplyQuickFilterFn as unknown as (
      word: string,
    ) => (cell: CellValue) => boolean
    return search(word)(cell)
  }
  expect(finds('text', 'Gómez Ñáñez', 'NANEZ')).toBe(true)
  expect(finds('pesos', 173_470, '173.470')).toBe(true)
  expect(finds('pesos', 173_470, '173470')).toBe(true)
  expect(finds('pesos', -5000, '$5.000')).toBe(true)
  expect(finds('date', '2026-11-21', 'noviembre')).toBe(true)
  expect(finds('text', null, 'ruiz')).toBe(false)
  expect(colDef('boolean').getApplyQuickFilterFn).toBeUndefined()
})

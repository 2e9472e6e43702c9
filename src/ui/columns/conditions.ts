/**
 * The conditions of the column filter, as predicates on a cell's value. The grid only draws the filter's panel: its own
 * filtering takes a hundred times longer per row, which is noticeable with ten years of settlements.
 */
import { weakMapMemoize } from '@reduxjs/toolkit'
import type { NumeroEditable } from '../../contract/numeros'
import { sinAcentos } from '../../contract/sinAcentos'
import { readDecimal, readInteger } from '../fields/figures'
import type { ColumnType, CellValue } from './columns'
import type { ColumnFilter, FilterValue } from './tableSlice'

type Predicate = (cell: CellValue) => boolean
type Condition = (sought: FilterValue) => Predicate
type Conditions = Record<string, Condition>
type Comparable = string | number

const not =
  (condition: Condition): Condition =>
  (sought) => {
    const holds = condition(sought)
    return (cell) => !holds(cell)
  }

/** Holds for a cell for which the condition of one of the values holds. */
const anyOf =
  (condition: Condition): Condition =>
  (sought) => {
    const conditions = [sought].flat().map(condition)
    return (cell) => conditions.some((holds) => holds(cell))
  }

const simplify = (text: CellValue | FilterValue) => sinAcentos(String(text ?? ''))

/** Compares texts without case or accents. Columns repeat their values, so each is compared once. */
const textCondition =
  (holds: (cell: string, sought: string) => boolean): Condition =>
  (sought) => {
    const text = simplify(sought).trim()
    return weakMapMemoize((cell: CellValue) => holds(simplify(cell), text))
  }

const contains = textCondition((cell, sought) => cell.includes(sought))
const same = textCondition((cell, sought) => cell === sought)

/** The conditions of figures or of dates. `read` reads what is sought as the cells hold it. */
function comparisons(read: (sought: FilterValue) => Comparable): Conditions {
  const compared =
    (holds: (cell: Comparable, sought: Comparable) => boolean): Condition =>
    (sought) => {
      const value = read(sought)
      return (cell) => typeof cell === typeof value && !isEmpty(cell) && holds(cell as Comparable, value)
    }
  const equal = compared((cell, sought) => cell === sought)
  return {
    '=': equal,
    '!=': compared((cell, sought) => cell !== sought),
    '>': compared((cell, sought) => cell > sought),
    '>=': compared((cell, sought) => cell >= sought),
    '<': compared((cell, sought) => cell < sought),
    '<=': compared((cell, sought) => cell <= sought),
    isAnyOf: anyOf(equal),
  }
}

/** The conditions of figures that are written as `read` reads them. */
const figureConditions = (read: (text: string) => NumeroEditable): Conditions =>
  comparisons((sought) => Number(typeof sought === 'number' ? sought : read(String(sought))))

const WHOLE = figureConditions(readInteger)

const CONDITIONS: Record<ColumnType, Conditions> = {
  texto: {
    contains,
    doesNotContain: not(contains),
    equals: same,
    doesNotEqual: not(same),
    startsWith: textCondition((cell, sought) => cell.startsWith(sought)),
    endsWith: textCondition((cell, sought) => cell.endsWith(sought)),
    isAnyOf: anyOf(same),
  },
  numero: WHOLE,
  pesos: WHOLE,
  porcentaje: figureConditions(readDecimal),
  fecha: comparisons(String),
  booleano: { '=': (sought) => (cell) => Boolean(cell) === sought },
  opcion: { '=': same, '!=': not(same), isAnyOf: anyOf(same) },
}

/** The grid's other names for comparisons. */
const SYNONYMS: Partial<Record<string, string>> = {
  is: '=',
  not: '!=',
  after: '>',
  onOrAfter: '>=',
  before: '<',
  onOrBefore: '<=',
}

const isEmpty = (value: CellValue | FilterValue): boolean =>
  value == null || value === '' || (Array.isArray(value) && value.length === 0)

/** The predicate of a filter on a column of this type; null while the filter is incomplete. */
export function predicateOf({ operator, value }: ColumnFilter, type: ColumnType): Predicate | null {
  if (operator === 'isEmpty') return isEmpty
  if (operator === 'isNotEmpty') return (cell) => !isEmpty(cell)
  const condition = CONDITIONS[type][SYNONYMS[operator] ?? operator]
  return !condition || isEmpty(value) ? null : condition(value)
}

/**
 * The conditions of the column filter, as predicates on a cell's value. The grid only draws the filter's panel: its own
 * filtering takes a hundred times longer per row, which is noticeable with ten years of settlements.
 */
import type { NumeroEditable } from '../../contract/numeros'
import { sinAcentos } from '../../contract/sinAcentos'
import { readDecimal, readInteger } from '../fields/figures'
import type { ColumnType, CellValue } from './columns'
import type { ColumnFilter, FilterValue } from './tableSlice'

type Predicate = (cell: CellValue) => boolean
type Condition = (sought: FilterValue) => Predicate

const empty: Predicate = (cell) => cell == null || cell === ''
const not =
  (condition: Condition): Condition =>
  (sought) => {
    const holds = condition(sought)
    return (cell) => !holds(cell)
  }

/** Returns a cell's text without case or accents. Columns repeat their values, so each is simplified once. */
function simplify(): (cell: CellValue) => string {
  const known = new Map<CellValue, string>()
  return (cell) => {
    let simple = known.get(cell)
    if (simple === undefined) {
      simple = cell == null ? '' : sinAcentos(String(cell))
      known.set(cell, simple)
    }
    return simple
  }
}

const list = (sought: FilterValue): string[] => (Array.isArray(sought) ? sought : [String(sought)])

const textCondition =
  (holds: (cell: string, sought: string) => boolean): Condition =>
  (sought) => {
    const simple = simplify()
    const text = sinAcentos(String(sought)).trim()
    return (cell) => holds(simple(cell), text)
  }

const contains = textCondition((cell, sought) => cell.includes(sought))
const same = textCondition((cell, sought) => cell === sought)
const isSome: Condition = (sought) => {
  const simple = simplify()
  const soughtTexts = new Set(list(sought).map((text) => sinAcentos(text).trim()))
  return (cell) => soughtTexts.has(simple(cell))
}

const dateCondition =
  (holds: (cell: string, sought: string) => boolean): Condition =>
  (sought) =>
  (cell) =>
    typeof cell === 'string' && cell !== '' && holds(cell, String(sought))

const EMPTINESS: Record<string, Condition> = { isEmpty: () => empty, isNotEmpty: not(() => empty) }

const TEXT: Record<string, Condition> = {
  ...EMPTINESS,
  contains,
  doesNotContain: not(contains),
  equals: same,
  doesNotEqual: not(same),
  startsWith: textCondition((cell, sought) => cell.startsWith(sought)),
  endsWith: textCondition((cell, sought) => cell.endsWith(sought)),
  isAnyOf: isSome,
}

const COMPARISONS: Record<string, (cell: number, sought: number) => boolean> = {
  '=': (cell, sought) => cell === sought,
  '!=': (cell, sought) => cell !== sought,
  '>': (cell, sought) => cell > sought,
  '>=': (cell, sought) => cell >= sought,
  '<': (cell, sought) => cell < sought,
  '<=': (cell, sought) => cell <= sought,
}

/** The conditions of figures that are written as `read` reads them. */
function figureConditions(read: (text: string) => NumeroEditable): Record<string, Condition> {
  const figureOf = (sought: FilterValue) => Number(typeof sought === 'number' ? sought : read(String(sought)))
  const conditions = Object.entries(COMPARISONS).map(([operator, holds]): [string, Condition] => [
    operator,
    (sought) => {
      const figure = figureOf(sought)
      return (cell) => typeof cell === 'number' && holds(cell, figure)
    },
  ])
  const isAnyOf: Condition = (sought) => {
    const figures = new Set(list(sought).map(figureOf))
    return (cell) => typeof cell === 'number' && figures.has(cell)
  }
  return { ...EMPTINESS, ...Object.fromEntries(conditions), isAnyOf }
}
const WHOLE = figureConditions(readInteger)

const CONDITIONS: Record<ColumnType, Record<string, Condition>> = {
  texto: TEXT,
  numero: WHOLE,
  pesos: WHOLE,
  porcentaje: figureConditions(readDecimal),
  fecha: {
    ...EMPTINESS,
    is: dateCondition((cell, sought) => cell === sought),
    not: dateCondition((cell, sought) => cell !== sought),
    after: dateCondition((cell, sought) => cell > sought),
    onOrAfter: dateCondition((cell, sought) => cell >= sought),
    before: dateCondition((cell, sought) => cell < sought),
    onOrBefore: dateCondition((cell, sought) => cell <= sought),
  },
  booleano: { is: (sought) => (cell) => Boolean(cell) === sought },
  opcion: { is: same, not: not(same), isAnyOf: isSome },
}

const withoutValue = (value: FilterValue): boolean =>
  value == null || value === '' || (Array.isArray(value) && value.length === 0)

/** The predicate of a filter on a column of this type; null while the filter is incomplete. */
export function predicateOf({ operador: operator, value }: ColumnFilter, type: ColumnType): Predicate | null {
  const condition = CONDITIONS[type][operator]
  return !condition || (withoutValue(value) && !(operator in EMPTINESS)) ? null : condition(value)
}

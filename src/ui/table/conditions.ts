/**
 * The conditions of the column filter, as predicates on a cell's value. The grid only draws the filter's panel: its own
 * filtering takes a hundred times longer per row, which is noticeable with ten years of settlements.
 */
import { withoutAccents } from '../texts/formats'
import type { ColumnType, CellValue } from './columns'
import type { ColumnFilter, FilterValue } from './tableSlice'

type Predicate = (cell: CellValue) => boolean
type Condition = (sought: FilterValue) => Predicate

const empty: Predicate = (cell) => cell == null || cell === ''
const no =
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
      simple = cell == null ? '' : withoutAccents(String(cell))
      known.set(cell, simple)
    }
    return simple
  }
}

const list = (sought: FilterValue): string[] => (Array.isArray(sought) ? sought : [String(sought)])

const deTexto =
  (holds: (cell: string, sought: string) => boolean): Condition =>
  (sought) => {
    const simple = simplify()
    const text = withoutAccents(String(sought)).trim()
    return (cell) => holds(simple(cell), text)
  }

const contains = deTexto((cell, sought) => cell.includes(sought))
const same = deTexto((cell, sought) => cell === sought)
const isSome: Condition = (sought) => {
  const simple = simplify()
  const buscados = new Set(list(sought).map((text) => withoutAccents(text).trim()))
  return (cell) => buscados.has(simple(cell))
}

const deNumero =
  (holds: (cell: number, sought: number) => boolean): Condition =>
  (sought) => {
    const figure = Number(sought)
    return (cell) => typeof cell === 'number' && holds(cell, figure)
  }

const deFecha =
  (holds: (cell: string, sought: string) => boolean): Condition =>
  (sought) =>
  (cell) =>
    typeof cell === 'string' && cell !== '' && holds(cell, String(sought))

const EMPTY_ROWS: Record<string, Condition> = { isEmpty: () => empty, isNotEmpty: no(() => empty) }

const TEXT: Record<string, Condition> = {
  ...EMPTY_ROWS,
  contains,
  doesNotContain: no(contains),
  equals: same,
  doesNotEqual: no(same),
  startsWith: deTexto((cell, sought) => cell.startsWith(sought)),
  endsWith: deTexto((cell, sought) => cell.endsWith(sought)),
  isAnyOf: isSome,
}
const NUMBER: Record<string, Condition> = {
  ...EMPTY_ROWS,
  '=': deNumero((cell, sought) => cell === sought),
  '!=': deNumero((cell, sought) => cell !== sought),
  '>': deNumero((cell, sought) => cell > sought),
  '>=': deNumero((cell, sought) => cell >= sought),
  '<': deNumero((cell, sought) => cell < sought),
  '<=': deNumero((cell, sought) => cell <= sought),
  isAnyOf: (sought) => {
    const figures = new Set(list(sought).map(Number))
    return (cell) => typeof cell === 'number' && figures.has(cell)
  },
}

const CONDITIONS: Record<ColumnType, Record<string, Condition>> = {
  texto: TEXT,
  numero: NUMBER,
  pesos: NUMBER,
  porcentaje: NUMBER,
  fecha: {
    ...EMPTY_ROWS,
    is: deFecha((cell, sought) => cell === sought),
    not: deFecha((cell, sought) => cell !== sought),
    after: deFecha((cell, sought) => cell > sought),
    onOrAfter: deFecha((cell, sought) => cell >= sought),
    before: deFecha((cell, sought) => cell < sought),
    onOrBefore: deFecha((cell, sought) => cell <= sought),
  },
  booleano: { is: (buscado) => (cell) => Boolean(cell) === buscado },
  opcion: { is: same, not: no(same), isAnyOf: isSome },
}

const withoutValue = (value: FilterValue): boolean =>
  value == null || value === '' || (Array.isArray(value) && value.length === 0)

/** The predicate of a filter on a column of this type; null while the filter is incomplete. */
export function predicateOf({ operador: operator, value }: ColumnFilter, type: ColumnType): Predicate | null {
  const condition = CONDITIONS[type][operator]
  return !condition || (withoutValue(value) && !(operator in EMPTY_ROWS)) ? null : condition(value)
}

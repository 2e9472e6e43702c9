/**
 * The conditions of the column filter, as predicates on a cell's value. The grid only draws the filter's panel: its own
 * filtering takes a hundred times longer per row, which is noticeable with ten years of settlements.
 */
import { weakMapMemoize } from '@reduxjs/toolkit'
import type { NumeroEditable } from '../../contract/numeros'
import { sinAcentos } from '../../contract/sinAcentos'
import { readDecimal, readPrice } from '../fields/figures'
import type { FieldKind } from '../../contract/fieldKinds'
import type { CellValue } from './columns'
import type { ColumnFilter, FilterValue } from './tableSlice'

type Predicate = (cell: CellValue) => boolean
/** Figures are compared by the same signs as texts. */
type Comparison = (cell: string, sought: string) => boolean

const COMPARISONS: Partial<Record<string, Comparison>> = {
  '=': (cell, sought) => cell === sought,
  '!=': (cell, sought) => cell !== sought,
  '>': (cell, sought) => cell > sought,
  '>=': (cell, sought) => cell >= sought,
  '<': (cell, sought) => cell < sought,
  '<=': (cell, sought) => cell <= sought,
  contains: (cell, sought) => cell.includes(sought),
  doesNotContain: (cell, sought) => !cell.includes(sought),
  startsWith: (cell, sought) => cell.startsWith(sought),
  endsWith: (cell, sought) => cell.endsWith(sought),
}

/** The grid's other names for comparisons. */
const SYNONYMS: Partial<Record<string, string>> = {
  is: '=',
  equals: '=',
  isAnyOf: '=',
  not: '!=',
  doesNotEqual: '!=',
  after: '>',
  onOrAfter: '>=',
  before: '<',
  onOrBefore: '<=',
}

/** How a type's cells and what is sought in them are read, to be compared. */
interface Reading {
  cell: (cell: CellValue) => unknown
  sought: (one: string | number | boolean) => unknown
}

/** Without case or accents. */
const simplify = (text: CellValue) => sinAcentos(String(text ?? ''))

const TEXT: Reading = { cell: simplify, sought: (one) => simplify(one).trim() }

/** Figures in the notation that `read` parses; unparsable text equals none. */
const figures = (read: (text: string) => NumeroEditable): Reading => ({
  cell: (cell) => cell,
  sought: (one) => {
    const figure = typeof one === 'number' ? one : read(String(one))
    return typeof figure === 'number' ? figure : NaN
  },
})
const WRITTEN = figures(readPrice)

const READINGS: Record<FieldKind, Reading> = {
  text: TEXT,
  number: WRITTEN,
  pesos: WRITTEN,
  percentage: figures(readDecimal),
  date: { cell: (cell) => cell || null, sought: String },
  boolean: { cell: (cell) => Number(Boolean(cell)), sought: Number },
  option: TEXT,
}

const isEmpty = (value: CellValue | FilterValue) =>
  value == null || value === '' || (Array.isArray(value) && value.length === 0)

/** The predicate of a filter on a column of this kind; null while the filter is incomplete. */
export function predicateOf({ operator, value }: ColumnFilter, kind: FieldKind): Predicate | null {
  if (operator === 'isEmpty') return isEmpty
  if (operator === 'isNotEmpty') return (cell) => !isEmpty(cell)
  const holds = COMPARISONS[SYNONYMS[operator] ?? operator]
  if (!holds || value === undefined || isEmpty(value)) return null
  const reading = READINGS[kind]
  const sought = [value].flat().map(reading.sought)
  // Columns repeat their values, so each is compared once.
  return weakMapMemoize((value: CellValue) => {
    const cell = reading.cell(value)
    return sought.some((one) => typeof cell === typeof one && holds(cell as string, one as string))
  })
}

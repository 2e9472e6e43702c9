/**
 * The arrangements of a person's tables in local storage, by username, so that nobody finds another's on the same computer.
 * Read by hand and not by a schema: the home reads it before its first picture, which does without zod.
 */
import { readStored, store } from '../storage'
import { DEFAULTS, type Arrangement, type Sort } from './arrangement'

const KEY = 'cochera.tabla'
const keyOf = (usuario: string, table: string) => `${KEY}/${usuario}/${table}`

type Data = Record<string, unknown>

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string'
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'
const isWidth = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) < 5_000
const isPageSize = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= 100
const isSort = (value: unknown): value is Sort =>
  isData(value) && isText(value.field) && (value.direccion === 'asc' || value.direccion === 'desc')

const entriesOf = <Value>(value: unknown, holds: (one: unknown) => one is Value): Record<string, Value> =>
  isData(value)
    ? Object.fromEntries(Object.entries(value).filter((entry): entry is [string, Value] => holds(entry[1])))
    : {}

/** What is valid of a stored arrangement, and the defaults for the rest. */
function arrangementIn(stored: unknown): Arrangement {
  if (!isData(stored)) return DEFAULTS
  const { sort, columns, widths, pageSize, folded } = stored
  return {
    sort: isSort(sort) ? { field: sort.field, direccion: sort.direccion } : null,
    columns: entriesOf(columns, isFlag),
    widths: entriesOf(widths, isWidth),
    pageSize: isPageSize(pageSize) ? pageSize : null,
    folded: isFlag(folded) ? folded : null,
  }
}

/** How a person left a table in this browser. */
export const readArrangement = (usuario: string, table: string): Arrangement =>
  arrangementIn(readStored('localStorage', keyOf(usuario, table)))

/** Keeps how a person leaves a table; nothing is kept of one that is as the screen has it. */
export function storeArrangement(usuario: string, table: string, arrangement: Arrangement): void {
  const { sort, columns, widths, pageSize, folded } = arrangement
  const kept = { sort, columns, widths, pageSize, folded }
  const isDefault = JSON.stringify(kept) === JSON.stringify(DEFAULTS)
  store('localStorage', keyOf(usuario, table), isDefault ? null : kept)
}

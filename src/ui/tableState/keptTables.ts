/**
 * Keeps how a person leaves tables, in local storage by username, so that nobody finds another's on the same computer.
 * Read by hand and not by a schema: the home reads it before its first picture, which does without zod.
 */
import { readStored, store } from '../storage'
import type { KeptTable } from './tableSlice'

/** Rows per page that a person may choose; the MIT grid takes no more than 100. */
export const PAGE_SIZES = [10, 25, 30, 50, 100]

const keyOf = (usuario: string, table: string) => `cochera.tabla/${usuario}/${table}`

const isData = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isColumns = (value: unknown): value is KeptTable['columns'] =>
  isData(value) &&
  Object.values(value.columnVisibilityModel ?? {}).every((shown) => typeof shown === 'boolean') &&
  Object.values(value.dimensions ?? {}).every((column) => isData(column) && Number(column.width) > 0)

/** How a person left a table in this browser; values that another release may have written are left out. */
export function readKept(usuario: string, table: string): KeptTable {
  const stored = readStored('localStorage', keyOf(usuario, table))
  const { pageSize, columns, folded } = isData(stored) ? stored : {}
  return {
    pageSize: PAGE_SIZES.find((size) => size === pageSize) ?? null,
    columns: isColumns(columns) ? columns : {},
    folded: typeof folded === 'boolean' ? folded : null,
  }
}

/** Checks whether a table is as the screen has it. */
export const isUntouched = ({ pageSize, columns = {}, folded }: KeptTable) =>
  pageSize === null && folded === null && Object.keys(columns).length === 0

/** Keeps how a person leaves a table; nothing is kept of one that is as the screen has it. */
export function keepTable(usuario: string, table: string, { pageSize, columns, folded }: KeptTable) {
  const kept = { pageSize, columns, folded }
  store('localStorage', keyOf(usuario, table), isUntouched(kept) ? null : kept)
}

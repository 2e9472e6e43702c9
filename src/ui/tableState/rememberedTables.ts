/**
 * The arrangements of a person's tables in local storage, by username, so that nobody finds another's on the same computer.
 * Read by hand and not by a schema: the home reads it before its first picture, which does without zod.
 */
import { readStored, store } from '../storage'
import { DEFAULTS, isData, isSort, type Arrangement } from './arrangement'

const KEY = 'cochera.tabla'
const storageKeyOf = (usuario: string, table: string) => `${KEY}/${usuario}/${table}`

const isFlag = (value: unknown) => typeof value === 'boolean'
const isBetween = (value: unknown, most: number) =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= most
const isRecordOf = (value: unknown, holds: (one: unknown) => boolean) =>
  isData(value) && Object.values(value).every(holds)

/** Validators of stored values, by key. */
const CHECKS: Record<string, (value: unknown) => boolean> = {
  sort: isSort,
  columns: (value) => isRecordOf(value, isFlag),
  widths: (value) => isRecordOf(value, (width) => isBetween(width, 5_000)),
  pageSize: (value) => isBetween(value, 100),
  folded: isFlag,
}

/** Valid entries of a stored arrangement, with the defaults for the rest. */
function arrangementIn(data: unknown) {
  if (!isData(data)) return DEFAULTS
  const valid = Object.entries(data).filter(([key, value]) => CHECKS[key]?.(value))
  return { ...DEFAULTS, ...Object.fromEntries(valid) }
}

/** How a person left a table in this browser. */
export const readArrangement = (usuario: string, table: string) =>
  arrangementIn(readStored('localStorage', storageKeyOf(usuario, table)))

/** Keeps how a person leaves a table; nothing is kept of one that is as the screen has it. */
export function storeArrangement(usuario: string, table: string, arrangement: Arrangement) {
  const kept = arrangementIn(arrangement)
  const isDefault = JSON.stringify(kept) === JSON.stringify(DEFAULTS)
  store('localStorage', storageKeyOf(usuario, table), isDefault ? null : kept)
}

import { conflict } from './errors'

/** The version of a record that the person has seen: a number of edits, or a hash of a settlement. Absent when the client sent none. */
export type SeenVersion = number | string | null | undefined

/**
 * 409 of an edit whose record has changed since it was seen; the answer holds the record as it is now.
 *
 * @param which names the record: 'este pasaje', 'esta deuda'
 */
export const stale = (which: string, current: object) =>
  conflict(
    `Otra persona cambió ${which} mientras tanto y no se guardó lo suyo. Revise las diferencias y guarde de nuevo.`,
    undefined,
    current,
  )

/** Optimistic lock: checks whether a record has changed since it was seen. */
export const isStale = ({ version }: { version?: SeenVersion }, seen: SeenVersion) =>
  seen != null && seen !== version

/** Checks whether an edit brings other values than its record has. */
export const hasEdits = <Data extends object>(row: Record<keyof Data, unknown>, data: Data) =>
  (Object.keys(data) as (keyof Data)[]).some((field) => row[field] !== data[field])

/**
 * Checks whether an edit changes its record; one that changes nothing never conflicts, since it may repeat a call whose answer got lost.
 *
 * @throws 409 with the record when the edit changes it and it has changed since it was seen.
 */
export function changesIt<Data extends object>(
  which: string,
  row: Record<keyof Data, unknown> & { version?: SeenVersion },
  data: Data,
  seen: SeenVersion,
) {
  if (!hasEdits(row, data)) return false
  if (isStale(row, seen)) throw stale(which, row)
  return true
}

/** What is typed over a server's rows, by the row's id: kept apart, so that a row that comes anew overwrites none of it. */

/** What is typed in a row. */
export interface TypedRow<Values> {
  changes: Partial<Values>
}

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The changes that are other than these values. */
const differing = <Values extends object>(
  changes: Partial<Values>,
  values: Partial<Values>,
): Partial<Values> =>
  Object.fromEntries(
    Object.entries(changes).filter(([field, value]) => !isSame(value, values[field as keyof Values])),
  ) as Partial<Values>

const isEmpty = (changes: object) => Object.keys(changes).length === 0

/**
 * Types in a row. One that equals its record again is none of the typed ones, unless it is being saved: what is stored may be what
 * this takes back.
 *
 * @param row what the row begins with where nothing of it is typed yet.
 */
export function typeOver<Values extends object, Row extends TypedRow<Values>>(
  rows: Record<string, Row>,
  id: string,
  changes: Partial<Values>,
  { row, record, saving }: { row: Row; record: Values; saving: boolean | undefined },
) {
  const typed = rows[id] ?? row
  const merged = { ...typed.changes, ...changes }
  const kept = saving ? merged : differing(merged, record)
  if (!saving && isEmpty(kept)) delete rows[id]
  else rows[id] = { ...typed, changes: kept }
}

/**
 * After a save: what was typed in the row meanwhile stays.
 *
 * @param sent what was typed when it was sent.
 * @param now what is known of the record that is stored now.
 */
export function keepTyped<Values extends object, Row extends TypedRow<Values>>(
  rows: Record<string, Row>,
  id: string,
  sent: Partial<Values>,
  now: Partial<Row>,
) {
  const typed = rows[id]
  if (!typed) return
  const changes = differing(typed.changes, sent)
  if (isEmpty(changes)) delete rows[id]
  else Object.assign(typed, now, { changes })
}

/** What has been typed in a day's sheet, by the bus's number, apart from the records, so that a refetch overwrites none of it. */
import { newIdempotencyKey } from '../../../api/client/idempotency'
import type { LiquidacionDetalle } from '../../../contract/liquidaciones'
import { isSame } from '../rebase'
import type { GastoValues, LiquidacionValues } from '../values'
import type { Changes } from './fields'

export interface Refusal {
  message: string
  /** The message of each field, by its path in the body. */
  errors: Readonly<Record<string, string>>
  /** Another record stands in its place: it waits until somebody types in the row again. */
  conflict?: boolean
}

export interface Entry {
  changes: Changes
  /** The record that the person knew: its uuid and version go with the edit. Null for a new settlement. */
  seen: Pick<LiquidacionDetalle, 'uuid' | 'version'> | null
  /** The expenses that the person has typed over, for a merge with a colleague's. A draft of a former release has none. */
  gastos?: readonly GastoValues[]
  /** What may be wrong in it, of which the person has said that it is right. */
  accepted?: readonly string[]
  /** The same for every attempt to create it. */
  key: string
  /** The person has gone on to another row: once complete, it is sent. */
  left: boolean
  saving: boolean
  refusal: Refusal | null
}

export type Entries = Readonly<Record<string, Entry>>

export const NO_ENTRIES: Entries = {}

/** Forgets what is typed in a row. */
export const without = (entries: Entries, bus: string): Entries => {
  const { [bus]: _gone, ...others } = entries
  return others
}

const seenIn = (detalle: LiquidacionDetalle | null | undefined): Entry['seen'] =>
  detalle?.uuid ? { uuid: detalle.uuid, version: detalle.version } : null

/** The values with what was typed over them. */
export const withChanges = (base: LiquidacionValues, entry: Entry | undefined): LiquidacionValues =>
  entry ? { ...base, ...entry.changes } : base

/** The changes that differ from the record. */
const differing = (changes: Changes, base: LiquidacionValues): Changes =>
  Object.fromEntries(
    Object.entries(changes).filter(
      ([field, value]) => !isSame(value, base[field as keyof LiquidacionValues]),
    ),
  )

interface Typing {
  detalle: LiquidacionDetalle | null | undefined
  /** The person has gone on already: a cell gives its value when the focus is in the next one. */
  left: boolean
  /** Nobody has looked at it: it waits, although its row had been left. */
  pasted: boolean
}

/** Types in a row. One that equals its record again is no entry, unless it is on its way to the server. */
export function typed(
  entries: Entries,
  bus: string,
  changes: Changes,
  base: LiquidacionValues,
  { detalle, left, pasted }: Typing,
): Entries {
  const former = entries[bus]
  const merged = { ...former?.changes, ...changes }
  const kept = former?.saving ? merged : differing(merged, base)
  if (!former?.saving && Object.keys(kept).length === 0) return without(entries, bus)
  const begun = { seen: seenIn(detalle), key: newIdempotencyKey(), left, saving: false }
  // Those of the row as it was at their own first key: it may have come anew since another cell was typed in.
  const gastos = former?.changes.gastos ? former.gastos : base.gastos
  const entry = { ...begun, ...former, ...(pasted && { left: false }) }
  return { ...entries, [bus]: { ...entry, changes: kept, gastos, refusal: null } }
}

export const change = (entries: Entries, bus: string, part: Partial<Entry>): Entries => {
  const former = entries[bus]
  return former ? { ...entries, [bus]: { ...former, ...part } } : entries
}

/**
 * After a save of `sent`: what was typed in the row meanwhile stays, as an edit of the record that is stored now.
 *
 * @param seen that record, and its expenses.
 */
export function saved(
  entries: Entries,
  bus: string,
  sent: Changes,
  seen: Pick<Entry, 'seen' | 'gastos'>,
): Entries {
  const former = entries[bus]
  if (!former) return entries
  const changes = Object.fromEntries(
    Object.entries(former.changes).filter(([field, value]) => !isSame(value, sent[field as keyof Changes])),
  )
  if (Object.keys(changes).length === 0) return without(entries, bus)
  const entry = { changes, ...seen, key: newIdempotencyKey(), saving: false, refusal: null }
  return { ...entries, [bus]: { ...former, ...entry } }
}

/** A stored draft as entries again: a save that was under way may be sent again under its key. */
export const restored = (entries: Entries): Entries =>
  Object.fromEntries(
    Object.entries(entries).map(([bus, entry]) => [bus, { ...entry, saving: false, left: false }]),
  )

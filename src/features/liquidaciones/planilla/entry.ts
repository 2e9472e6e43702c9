/** What is typed in a row of the day's sheet. */
import type { LiquidacionDetalle } from '../../../contract/liquidaciones'
import type { GastoValues, LiquidacionValues } from '../values'
import type { Changes } from './fields'

interface Refusal {
  message: string
  /** The message of each field, by its path in the body. */
  errors: Record<string, string>
  /** Another record stands in its place: it waits until somebody types in the row again. */
  conflict?: boolean
}

export interface Entry {
  changes: Changes
  /** The record that the person knew: its uuid and version go with the edit. Null for a new settlement. */
  seen: Pick<LiquidacionDetalle, 'uuid' | 'version'> | null
  /** The expenses that the person has typed over, for a merge with a colleague's. */
  gastos?: GastoValues[]
  /** What may be wrong in it, of which the person has said that it is right. */
  accepted?: string[]
  /** The same for every attempt to create it. */
  key: string
  /** Nobody has looked at it since it was pasted or restored: it waits for that, or for 'Guardar todo'. */
  unseen?: boolean
  saving?: boolean
  refusal?: Refusal | null
}

export type Entries = Record<string, Entry>

/** Cells that are typed or pasted. */
export interface Typing {
  bus: string
  changes: Changes
  /** The row's record, and what the row begins with. */
  record: LiquidacionValues
  row: Entry
  /** It waits, although its row had been left. */
  isPasted: boolean
}

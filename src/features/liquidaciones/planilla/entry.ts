/** Typed state of a row in the day's sheet. */
import type { BusFila } from '../../../contract/buses'
import type { LiquidacionDetalle } from '../../../contract/liquidaciones'
import type { LiquidacionValues } from '../../../records/settlement/values'
import type { Changes } from './fields'

interface Refusal {
  message: string
  /** The message of each field, by its path in the body. */
  errors: Record<string, string>
  /** No server has answered: it is sent again when one is there. */
  isCut?: boolean
}

/** A bus and its record as a person has them before them: null where it has no earlier settlement, undefined until that is known. */
export interface Shown {
  bus: BusFila
  detalle: LiquidacionDetalle | null | undefined
}

export interface Entry {
  changes: Changes
  /** Values that the person has typed over; nothing from elsewhere comes under them. */
  shown: Shown
  /** The newer record that the person means to write over. */
  over?: LiquidacionDetalle | null
  /** Soft warnings that the person has confirmed. */
  accepted?: string[]
  /** The same for every attempt to create it. */
  key: string
  /** Nobody has looked at it since it was pasted or restored: it waits for that, or for 'Guardar todo'. */
  unseen?: boolean
  /** It was pasted: nothing is proposed in it. */
  isBare?: boolean
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

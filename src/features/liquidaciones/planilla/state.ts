/** Where a day's sheet stands: what has been typed in it and is not sent yet, and where the person is. */
import type { UltimosGastos } from '../../../contract/gastos'
import type { LiquidacionDetalle } from '../../../contract/liquidaciones'
import type { Entries, Shown } from './entry'

export interface PlanillaState {
  fecha: string
  /** Entries by the bus's number. */
  entries: Entries
  /** The bus of the row that the person is in. */
  inRow: string | null
  /** That row as it was entered: what others save comes to it when it is left. */
  shown: Shown | null
  /** The rows that the person comes back to in the next column: they are not sent before. */
  held: string[]
  /** The rows with a cell that is being edited. */
  editing: string[]
  /** Records that were saved from this sheet, as they were stored, by the bus's number. */
  saved: Record<string, LiquidacionDetalle | null | undefined>
  /** A day to come has been said to be right. */
  isDayAccepted: boolean
  /** How far 'Guardar todo' is. */
  sending: { done: number; total: number } | null
  /** Outcome of the last paste, or of a draft that could not be restored. */
  outcome: string
  /** The cell whose dialog is open. */
  open: { bus: string; field: string } | null
  /** Each bus's last expenses of the two weeks before. */
  recent: Record<string, UltimosGastos>
}

export const initialState: PlanillaState = {
  fecha: '',
  entries: {},
  inRow: null,
  shown: null,
  held: [],
  editing: [],
  saved: {},
  isDayAccepted: false,
  sending: null,
  outcome: '',
  open: null,
  recent: {},
}

/** What has been typed in a day's sheet and is not sent yet, and where the person is in it. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { rootReducer } from '../../../api/client/rootReducer'
import type { LiquidacionDetalle } from '../../../contract/liquidaciones'
import { keepTyped, type, type TypedRow } from '../../../ui/sheet/typedRows'
import type { LastGastos } from '../recentGastos'
import type { GastoValues, LiquidacionValues } from '../values'
import type { Changes, SheetField } from './fields'

export interface Refusal {
  message: string
  /** The message of each field, by its path in the body. */
  errors: Record<string, string>
  /** Another record stands in its place: it waits until somebody types in the row again. */
  conflict?: boolean
}

export interface Entry extends TypedRow<LiquidacionValues> {
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

interface PlanillaState {
  fecha: string
  /** By the bus's number. */
  entries: Entries
  /** The bus of the row that the person is in. */
  inRow: string | null
  /** The rows that the person comes back to in the next column: they are not sent before. */
  held: string[]
  /** The rows with a cell that is being edited. */
  editing: string[]
  /** The buses that were saved from this sheet. */
  saved: string[]
  /** A day to come has been said to be right. */
  isDayAccepted: boolean
  /** How far 'Guardar todo' is. */
  sending: { done: number; total: number } | null
  /** What came of the last paste. */
  pasted: string
  /** The cell whose dialog is open. */
  open: { bus: string; field: SheetField } | null
  /** Of the two weeks before: each bus's last expenses, and above which a figure is unusual. */
  recent: { last: Record<string, LastGastos>; gasto: number; pasajeros: number; sensor: number }
}

const initialState: PlanillaState = {
  fecha: '',
  entries: {},
  inRow: null,
  held: [],
  editing: [],
  saved: [],
  isDayAccepted: false,
  sending: null,
  pasted: '',
  open: null,
  recent: { last: {}, gasto: Infinity, pasajeros: Infinity, sensor: Infinity },
}

interface Typing {
  bus: string
  changes: Changes
  /** The row's record, and what the row begins with. */
  record: LiquidacionValues
  row: Entry
  /** It waits, although its row had been left. */
  isPasted: boolean
}

type Part<Payload> = PayloadAction<{ bus: string } & Payload>

const changed = ({ entries }: PlanillaState, { payload: { bus, ...part } }: Part<Partial<Entry>>) => {
  Object.assign(entries[bus] ?? {}, part)
}

const without = (buses: string[], bus: string | null) => buses.filter((other) => other !== bus)

const slice = createSlice({
  name: 'planilla',
  initialState,
  reducers: {
    /** A save that was under way may be sent again under its key. */
    dayOpened: (_former, { payload }: PayloadAction<Pick<PlanillaState, 'fecha' | 'entries'>>) => ({
      ...initialState,
      fecha: payload.fecha,
      entries: Object.fromEntries(
        Object.entries(payload.entries).map(([bus, entry]) => [
          bus,
          { ...entry, saving: false, unseen: true },
        ]),
      ),
    }),
    dayClosed: () => initialState,
    dayAccepted: (state) => {
      state.isDayAccepted = true
    },
    recentKnown: ({ recent }, { payload }: PayloadAction<Partial<PlanillaState['recent']>>) => {
      Object.assign(recent, payload)
    },
    cellTyped: (state, { payload }: PayloadAction<Typing>) => {
      const { bus, changes, record, row, isPasted } = payload
      const { entries } = state
      const former = entries[bus]
      // Those of the row as it was at their own first key: it may have come anew since another cell was typed in.
      const gastos = former?.changes.gastos ? former.gastos : record.gastos
      type<LiquidacionValues, Entry>(entries, bus, changes, { row, record, saving: former?.saving })
      Object.assign(entries[bus] ?? {}, { gastos, refusal: null, ...(isPasted && { unseen: true }) })
      if (isPasted) state.held = without(state.held, bus)
    },
    blockPasted: (state, { payload }: PayloadAction<string>) => {
      state.pasted = payload
    },
    rowDropped: ({ entries }, { payload }: PayloadAction<string>) => {
      delete entries[payload]
    },
    allDropped: (state) => {
      state.entries = {}
    },
    /** The person goes to another row; outside the sheet (null) they have left the held ones too. */
    rowEntered: (
      state,
      { payload: { bus, comesBack } }: PayloadAction<{ bus: string | null; comesBack: boolean }>,
    ) => {
      const { inRow, held, entries } = state
      for (const one of [inRow, bus]) if (one) delete entries[one]?.unseen
      state.held = bus === null ? [] : without(inRow && comesBack ? [...held, inRow] : held, bus)
      state.inRow = bus
      state.pasted = ''
    },
    editingChanged: (state, { payload }: PayloadAction<string[]>) => {
      state.editing = payload
    },
    cellOpened: (state, { payload }: PayloadAction<PlanillaState['open']>) => {
      state.open = payload
    },
    /** By the bus's number. */
    doubtsAccepted: (state, { payload }: PayloadAction<Record<string, string[]>>) => {
      state.isDayAccepted = true
      for (const [bus, doubts] of Object.entries(payload)) {
        const entry = state.entries[bus]
        if (entry) entry.accepted = [...(entry.accepted ?? []), ...doubts]
      }
    },
    allSent: (state, { payload }: PayloadAction<PlanillaState['sending']>) => {
      state.sending = payload
    },
    rowSent: changed,
    rowRefused: changed,
    rowSaved: (
      state,
      { payload: { bus, sent, ...now } }: Part<Pick<Entry, 'seen' | 'gastos' | 'key'> & { sent: Changes }>,
    ) => {
      keepTyped<LiquidacionValues, Entry>(state.entries, bus, sent, { ...now, saving: false, refusal: null })
      state.saved.push(bus)
    },
  },
})

declare module '../../../api/client/rootReducer' {
  export interface ScreenSlices {
    planilla: PlanillaState
  }
}

export const {
  dayOpened,
  dayClosed,
  dayAccepted,
  recentKnown,
  cellTyped,
  blockPasted,
  rowDropped,
  allDropped,
  rowEntered,
  editingChanged,
  cellOpened,
  doubtsAccepted,
  allSent,
  rowSent,
  rowRefused,
  rowSaved,
} = slice.actions
export const { selectSlice: selectPlanilla } = slice.injectInto(rootReducer)

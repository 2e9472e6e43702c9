/** What has been typed in a day's sheet and is not sent yet, and where the person is in it. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { rootReducer } from '../../../api/client/rootReducer'
import { keepTyped } from '../../../ui/sheet/typedRows'
import type { LastGastos } from '../recentGastos'
import type { Entries, Entry, Typing } from './entry'
import type { Changes } from './fields'

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
  open: { bus: string; field: string } | null
  /** Each bus's last expenses of the two weeks before. */
  recent: Record<string, LastGastos>
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
  recent: {},
}

type OfRow<Payload> = PayloadAction<{ fecha: string; bus: string } & Payload>

const set = (state: PlanillaState, { payload }: PayloadAction<Partial<PlanillaState>>) => {
  Object.assign(state, payload)
}

// What comes of a save may come when another day is open, which has rows of the same buses.
const changed = (state: PlanillaState, { payload: { fecha, bus, ...part } }: OfRow<Partial<Entry>>) => {
  if (fecha === state.fecha) Object.assign(state.entries[bus] ?? {}, part)
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
    recentKnown: set,
    cellTyped: (state, { payload }: PayloadAction<Typing>) => {
      const { bus, changes, record, row, isPasted } = payload
      const former = state.entries[bus] ?? row
      const typed = {
        ...former,
        changes: { ...former.changes, ...changes },
        // Those of the row as it was at their own first key: it may have come anew since another cell was typed in.
        gastos: former.changes.gastos ? former.gastos : record.gastos,
        refusal: null,
        ...(isPasted && { unseen: true }),
      }
      // While it is being saved, what is stored may be what this takes back.
      keepTyped<Entry>(state.entries, bus, typed, former.saving ? {} : record)
      if (isPasted) state.held = without(state.held, bus)
    },
    rowDropped: ({ entries }, { payload }: PayloadAction<string>) => {
      delete entries[payload]
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
    /** By the bus's number; with them, the day. */
    doubtsAccepted: (state, { payload }: PayloadAction<Record<string, string[]>>) => {
      state.isDayAccepted = true
      for (const [bus, doubts] of Object.entries(payload)) {
        const entry = state.entries[bus]
        if (entry) entry.accepted = [...(entry.accepted ?? []), ...doubts]
      }
    },
    blockPasted: set,
    allDropped: set,
    editingChanged: set,
    cellOpened: set,
    allSent: (
      state,
      { payload: { fecha, sending } }: PayloadAction<Pick<PlanillaState, 'fecha' | 'sending'>>,
    ) => {
      if (fecha === state.fecha) state.sending = sending
    },
    rowSent: changed,
    rowRefused: changed,
    rowSaved: (state, { payload }: OfRow<Pick<Entry, 'seen' | 'gastos' | 'key'> & { sent: Changes }>) => {
      const { fecha, bus, sent, ...now } = payload
      if (fecha !== state.fecha) return
      const entry = state.entries[bus]
      if (entry)
        keepTyped<Entry>(state.entries, bus, { ...entry, ...now, saving: false, refusal: null }, sent)
      state.saved.push(bus)
    },
  },
})

declare module '../../../api/client/rootReducer' {
  export interface ScreenSlices {
    planilla: PlanillaState
  }
}

export const { dayOpened, dayClosed, recentKnown, editingChanged, cellOpened } = slice.actions
export const { cellTyped, blockPasted, rowDropped, allDropped, rowEntered, doubtsAccepted } = slice.actions
export const { allSent, rowSent, rowRefused, rowSaved } = slice.actions
export const { selectSlice: selectPlanilla } = slice.injectInto(rootReducer)

/** Unsent typing in a day's sheet, and the person's place in it. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { rootReducer } from '../../../api/client/rootReducer'
import { keepTyped } from '../../../ui/sheet/typedRows'
import type { Entry, Shown, Typing } from './entry'
import type { Changes } from './fields'
import { initialState, type PlanillaState } from './state'

type OfRow<Payload> = PayloadAction<{ fecha: string; bus: string } & Payload>

const set = (state: PlanillaState, { payload }: PayloadAction<Partial<PlanillaState>>) => {
  Object.assign(state, payload)
}

// Ignores the outcome of a save that comes when another day is open, which has rows of the same buses.
const changed = (state: PlanillaState, { payload: { fecha, bus, ...part } }: OfRow<Partial<Entry>>) => {
  if (fecha === state.fecha) Object.assign(state.entries[bus] ?? {}, part)
}

const without = (buses: string[], bus: string | null) => buses.filter((other) => other !== bus)

const LIST = new Intl.ListFormat('es')

const slice = createSlice({
  name: 'planilla',
  initialState,
  reducers: {
    /** Opens a day with its unsent entries. One whose save was cut off keeps its idempotency key, so that sending it again stores it once. */
    dayOpened: (
      _former,
      { payload: { fecha, entries } }: PayloadAction<Pick<PlanillaState, 'fecha' | 'entries'>>,
    ) => {
      const kept = Object.entries(entries)
      // Drops entries without the values that they were typed over, as it is unknown who wrote over whom.
      const lost = kept.flatMap(([bus, { shown }]) => ((shown as Shown | undefined)?.bus ? [] : [bus]))
      return {
        ...initialState,
        fecha,
        entries: Object.fromEntries(
          kept
            .filter(([bus]) => !lost.includes(bus))
            .map(([bus, entry]) => [bus, { ...entry, saving: false, unseen: true }]),
        ),
        outcome:
          lost.length > 0
            ? `No se recuperó lo que estaba sin guardar en ${LIST.format(lost)}: es de una versión anterior de la planilla.`
            : '',
      }
    },
    dayClosed: () => initialState,
    recentKnown: set,
    cellTyped: (state, { payload }: PayloadAction<Typing>) => {
      const { bus, changes, record, row, isPasted } = payload
      const former = state.entries[bus] ?? row
      const typed = {
        ...former,
        changes: { ...former.changes, ...changes },
        refusal: null,
        ...(isPasted && { unseen: true, isBare: true }),
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
      { payload }: PayloadAction<{ bus: string | null; comesBack: boolean; shown: Shown | null }>,
    ) => {
      const { inRow, held, entries } = state
      const { bus, comesBack, shown } = payload
      for (const one of [inRow, bus]) if (one) delete entries[one]?.unseen
      state.held = bus === null ? [] : without(inRow && comesBack ? [...held, inRow] : held, bus)
      state.inRow = bus
      state.shown = shown
      state.outcome = ''
    },
    /** Accepts soft warnings by the bus's number, and with them the day. */
    softWarningsAccepted: (state, { payload }: PayloadAction<Record<string, string[]>>) => {
      state.isDayAccepted = true
      for (const [bus, softWarnings] of Object.entries(payload)) {
        const entry = state.entries[bus]
        if (entry) entry.accepted = [...(entry.accepted ?? []), ...softWarnings]
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
    mineMeant: changed,
    /** Replaces the shown values by those saved elsewhere, and drops the typed ones unless `keepsTyped`. */
    othersTaken: (state, { payload }: PayloadAction<{ bus: string; shown: Shown; keepsTyped: boolean }>) => {
      const { bus, shown, keepsTyped } = payload
      const entry = state.entries[bus]
      if (!keepsTyped) delete state.entries[bus]
      else if (entry) Object.assign(entry, { shown, refusal: null })
      if (state.inRow === bus) state.shown = shown
    },
    /** Lets calls without an answer be sent again. */
    connected: ({ entries }) => {
      for (const entry of Object.values(entries)) if (entry.refusal?.isCut) entry.refusal = null
    },
    rowSaved: (state, { payload }: OfRow<Pick<Entry, 'shown' | 'key'> & { sent: Changes }>) => {
      const { fecha, bus, sent, ...now } = payload
      if (fecha !== state.fecha) return
      const entry = state.entries[bus]
      const rest = { over: undefined, saving: false, refusal: null }
      if (entry) keepTyped<Entry>(state.entries, bus, { ...entry, ...now, ...rest }, sent)
      if (state.inRow === bus) state.shown = now.shown
      state.saved[bus] = now.shown.detalle
    },
  },
})

declare module '../../../api/client/rootReducer' {
  export interface ScreenSlices {
    planilla: PlanillaState
  }
}

export const { dayOpened, dayClosed, recentKnown, editingChanged, cellOpened } = slice.actions
export const { cellTyped, blockPasted, rowDropped, allDropped, rowEntered, softWarningsAccepted } =
  slice.actions
export const { allSent, rowSent, rowRefused, rowSaved, mineMeant, othersTaken, connected } = slice.actions
export const { selectSlice: selectPlanilla } = slice.injectInto(rootReducer)

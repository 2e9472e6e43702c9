/** Unsaved typing in the day's attendance sheet, and the outcome of the last save. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { rootReducer } from '../../api/client/rootReducer'
import type { AsistenciaFila } from '../../contract/asistencias'
import { keepTyped } from '../../ui/sheet/typedRows'
import { marksDiffer, type Changes, type Marks } from './sheetRows'

interface AsistenciasState {
  /** The sheet's day; '' while it is not open. */
  fecha: string
  /** Since when what was found again of it has waited, until it is saved or dropped. */
  keptAt: string | null
  /** Changes by conductorUuid. */
  changes: Changes
  /** 'Guardado Automático?' */
  automatic: boolean
  saving: boolean
  /** The instant of the last successful save; null before the first. */
  savedAt: string | null
  /** The mark of that save, by which it is undone; null where it stored nothing new, and with another host. */
  grupo: string | null
  /** State that the save found: the server's rows, and the changes over them. */
  before: { rows: AsistenciaFila[]; changes: Changes }
  /** The last failure's message; null after a success. */
  failure: string | null
  /** The message of each wrong row, by conductorUuid. */
  errors: Record<string, string>
  /** The message about rows that a colleague saved first, by conductorUuid; null after a save that stored every row. */
  conflict: { message: string; late: string[] } | null
}

const initialState: AsistenciasState = {
  fecha: '',
  keptAt: null,
  changes: {},
  automatic: false,
  saving: false,
  savedAt: null,
  grupo: null,
  before: { rows: [], changes: {} },
  failure: null,
  errors: {},
  conflict: null,
}

interface Saved extends Pick<AsistenciasState, 'savedAt' | 'grupo' | 'before' | 'conflict'> {
  /** The sent rows, and the same rows as stored now. */
  sent: AsistenciaFila[]
  now: AsistenciaFila[]
}

const set = (state: AsistenciasState, { payload }: PayloadAction<Partial<AsistenciasState>>) => {
  Object.assign(state, payload)
}

const slice = createSlice({
  name: 'asistencias',
  initialState,
  reducers: {
    sheetOpened: (_former, { payload }: PayloadAction<Partial<AsistenciasState>>) => ({
      ...initialState,
      ...payload,
    }),
    sheetClosed: () => initialState,
    dayPassed: set,
    automaticSet: set,
    allDropped: set,
    saveBegun: set,
    saveFailed: set,
    undoBegun: set,
    rowsTyped: (
      { changes, saving },
      { payload }: PayloadAction<{ rows: AsistenciaFila[]; typed: Partial<Marks> }>,
    ) => {
      for (const record of payload.rows) {
        const { conductorUuid, version } = record
        const row = changes[conductorUuid] ?? { changes: {}, version }
        const typed = { ...row, changes: { ...row.changes, ...payload.typed } }
        // While it is being saved, what is stored may be what this takes back.
        keepTyped(changes, conductorUuid, typed, saving ? {} : record)
      }
    },
    /** Keeps later changes and the late rows, at the version that the person knows, having sent it or being shown it. */
    saved: (state, { payload: { sent, now, ...outcome } }: PayloadAction<Saved>) => {
      Object.assign(state, outcome, { saving: false, failure: null, errors: {}, keptAt: null })
      for (const row of sent) {
        const { conductorUuid } = row
        const current = now.find((one) => one.conductorUuid === conductorUuid)
        const isLate = outcome.conflict?.late.includes(conductorUuid)
        const isKnown = current && (isLate || !marksDiffer(current, row))
        const seen = isKnown ? { version: current.version } : {}
        const typed = { ...row, ...outcome.before.changes[conductorUuid]?.changes }
        const change = state.changes[conductorUuid]
        if (change)
          keepTyped(state.changes, conductorUuid, { ...change, ...seen }, (isLate && current) || typed)
      }
    },
    /** The changes are those from before the save, with the rows' versions of now; what has been typed meanwhile stays. */
    undone: ({ changes, before }, { payload: now }: PayloadAction<AsistenciaFila[]>) => {
      for (const { conductorUuid, version, ...row } of now) {
        const change = before.changes[conductorUuid]
        const former = before.rows.find((one) => one.conductorUuid === conductorUuid)
        // A row that is not as before the save is a colleague's since, which the next save finds.
        if (change && former)
          changes[conductorUuid] ??= marksDiffer(row, former) ? change : { ...change, version }
      }
    },
  },
})

declare module '../../api/client/rootReducer' {
  export interface ScreenSlices {
    asistencias: AsistenciasState
  }
}

export const { sheetOpened, sheetClosed, dayPassed, automaticSet, rowsTyped, allDropped } = slice.actions
export const { saveBegun, saveFailed, saved, undoBegun, undone } = slice.actions
export const { selectSlice: selectSheet } = slice.injectInto(rootReducer)

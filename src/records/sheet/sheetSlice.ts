/**
 * Unsaved typing in the open sheet, row by row: kept apart from the server's rows, so that a refetch overwrites none of it.
 *
 * `useSheet` opens a sheet by its name and day, keeps it over a reload or an expired session, and closes it. A page types by `cellsTyped`, with
 * the record that the person has before them, sends by `sendRows` with a `send` of its own, and answers each call by `rowsSaved`, `rowsRefused` or,
 * where somebody else has saved the row meanwhile, `rowChanged` with their record as `other`. `SheetPanel` says how far it is, `Conflict` asks whose row stays.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { rootReducer, type AppDispatch, type RootState } from '../../api/client/rootReducer'
import { keepTyped } from '../../ui/sheet/typedRows'

type Cells = Readonly<Record<string, unknown>>

export interface Typed {
  changes: Cells
  /** The record that the person has typed over, with its version. */
  seen: object
  /** The record as somebody else has saved it since; null where they have deleted it. */
  other?: object | null
  /** Idempotency key of every attempt to create the row. */
  key?: string
}
export type TypedRows = Readonly<Record<string, Typed>>

/** Why the last attempt has not stored a row, with the message of each field where there are any. */
export interface Refusal {
  message: string
  errors?: Readonly<Record<string, string>>
  /** No server has answered: it is sent again when one is there. */
  isCut?: boolean
}

interface SheetState {
  /** The open sheet's name; '' while none is open. */
  sheet: string
  fecha: string
  rows: Record<string, Typed>
  refusals: Record<string, Refusal>
  /** The rows on their way, and how many calls are done. */
  sending: { ids: string[]; done: number; total: number } | null
}

const initialState: SheetState = { sheet: '', fecha: '', rows: {}, refusals: {}, sending: null }

type OfSheet<Payload> = PayloadAction<{ sheet: string } & Payload>

const slice = createSlice({
  name: 'hoja',
  initialState,
  reducers: {
    sheetOpened: (_former, { payload }: PayloadAction<Pick<SheetState, 'sheet' | 'fecha' | 'rows'>>) => ({
      ...initialState,
      ...payload,
    }),
    sheetClosed: () => initialState,
    /** Types the same cells in rows, over their records. */
    cellsTyped: (
      { rows, refusals, sending },
      { payload }: PayloadAction<{ records: Readonly<Record<string, object>>; changes: Cells }>,
    ) => {
      for (const [id, record] of Object.entries(payload.records)) {
        delete refusals[id]
        const row = rows[id] ?? { changes: {}, seen: record }
        const typed = { ...row, changes: { ...row.changes, ...payload.changes } }
        // While it is being saved, what is stored may be what this takes back.
        keepTyped<Typed>(rows, id, typed, sending?.ids.includes(id) ? {} : record)
      }
    },
    rowsDropped: ({ rows, refusals }, { payload }: PayloadAction<readonly string[]>) => {
      for (const id of payload) {
        delete rows[id]
        delete refusals[id]
      }
    },
    rowChanged: (state, { payload: { sheet, id, ...part } }: OfSheet<{ id: string } & Partial<Typed>>) => {
      if (sheet === state.sheet) Object.assign(state.rows[id] ?? {}, part)
    },
    sendingChanged: (state, { payload: { sheet, sending } }: OfSheet<Pick<SheetState, 'sending'>>) => {
      if (sheet !== state.sheet) return
      state.sending = sending
      for (const id of sending?.ids ?? []) delete state.refusals[id]
    },
    rowsRefused: (state, { payload: { sheet, refusals } }: OfSheet<Pick<SheetState, 'refusals'>>) => {
      if (sheet === state.sheet) Object.assign(state.refusals, refusals)
    },
    /** Keeps what has been typed since the rows were sent, over the records as they are stored now. */
    rowsSaved: (
      state,
      { payload: { sheet, sent, now } }: OfSheet<{ sent: TypedRows; now: Readonly<Record<string, object>> }>,
    ) => {
      if (sheet !== state.sheet) return
      for (const [id, { changes }] of Object.entries(sent)) {
        const row = state.rows[id]
        const seen = now[id] ?? row?.seen
        if (row && seen) keepTyped<Typed>(state.rows, id, { changes: row.changes, seen }, changes)
      }
    },
  },
})

declare module '../../api/client/rootReducer' {
  export interface ScreenSlices {
    hoja: SheetState
  }
}

export const { sheetOpened, sheetClosed, cellsTyped, rowsDropped, rowChanged } = slice.actions
export const { rowsRefused, rowsSaved } = slice.actions
export const { selectSlice: selectSheet } = slice.injectInto(rootReducer)
const { sendingChanged } = slice.actions

/** Sends rows, the rows of a call together, one call after the other; never twice at a time. `send` tells whether to go on. */
export const sendRows =
  (calls: readonly (readonly string[])[], send: (ids: readonly string[]) => Promise<boolean>) =>
  async (dispatch: AppDispatch, getState: () => RootState) => {
    const { sheet, sending } = selectSheet(getState())
    if (sending) return
    for (const [done, ids] of calls.entries()) {
      dispatch(sendingChanged({ sheet, sending: { ids: [...ids], done, total: calls.length } }))
      // Ends with its sheet: the next day has rows of the same buses.
      if (!(await send(ids)) || selectSheet(getState()).sheet !== sheet) break
    }
    dispatch(sendingChanged({ sheet, sending: null }))
  }

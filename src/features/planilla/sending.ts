/** The way of the sheet's rows to the server, each in a call of its own; what is refused stays as typed. */
import { errorMessage, fieldErrors, isUnanswered, isUnauthorized } from '../../api/client/errors'
import { newIdempotencyKey } from '../../api/client/idempotency'
import type { AppDispatch, RootState } from '../../api/client/rootReducer'
import { currentRecord } from '../../api/client/staleRecord'
import { liquidacionesApi } from '../../api/liquidaciones'
import { erroresPorCampo } from '../../contract/errores'
import type { CuerpoLiquidacion } from '../../contract/liquidaciones'
import { judgingArrived } from '../../records/selectors/softWarnings'
import type { LiquidacionValues } from '../../records/settlement/values'
import { dateUsed } from '../../records/settlement/workingDateSlice'
import {
  cellsTyped,
  rowChanged,
  rowsDropped,
  rowsRefused,
  rowsSaved,
  selectSheet,
  sendRows,
  type Refusal,
} from '../../records/sheet/sheetSlice'
import { isSame } from '../../ui/sheet/typedRows'
import { failureMended } from '../../ui/toasts/toastSlice'
import { rowOfBus, selectRows, type SheetRow } from './rows'
import { seenOf } from './seen'

type GetState = () => RootState

/** Conflict in the words of the sheet, which has neither Buscar nor a form with its differences. */
const EXISTS = 'Otra persona ya guardó la de este bus; lo suyo no se guardó.'
const CONFLICT = 409
/** A till may have been closed meanwhile, or the record is not the one that was seen, or one of ours whose answer was lost before it was typed in again. */
const TO_READ_AGAIN: readonly unknown[] = [403, 404, CONFLICT, 422]
/** Nothing on the way to the server, or the server without its database. */
const OUTAGES: readonly unknown[] = [502, 503, 504]

const { crearLiquidacion, liquidar, planillaDelDia } = liquidacionesApi.endpoints

/** Asks for the day again. @returns a bus's record as it is now. */
const loadBus = (fecha: string, bus: string) => async (dispatch: AppDispatch) => {
  const options = { forceRefetch: true, subscribe: false } as const
  const { data } = await dispatch(planillaDelDia.initiate({ fecha }, options))
  return data?.find(({ busNumero }) => busNumero === bus)
}

/** The same once it is another than the one that was seen: an answer that was on its way may be older. */
const loadSaved =
  ({ id, seen: { fecha, fila } }: SheetRow) =>
  async (dispatch: AppDispatch) => {
    const now = await dispatch(loadBus(fecha, id))
    return now && now.uuid && now.version !== fila.version ? now : dispatch(loadBus(fecha, id))
  }

/** Creates a settlement, or edits the stored one. */
const save = (body: CuerpoLiquidacion, idempotencyKey: string | undefined) => (dispatch: AppDispatch) =>
  body.uuid
    ? dispatch(liquidar.initiate(body))
    : dispatch(crearLiquidacion.initiate({ ...body, idempotencyKey }))

/** @returns whether there is still a session to send others in. */
const sendRow = (id: string) => async (dispatch: AppDispatch, getState: GetState) => {
  const { sheet, fecha } = selectSheet(getState())
  const row = rowOfBus(getState(), id)
  const { typed, body, issues } = row ?? {}
  if (!row || !typed || row.locked || row.other || !row.isBus) return true
  const refuse = (refusal: Refusal) => dispatch(rowsRefused({ sheet, refusals: { [id]: refusal } }))
  if (!body) {
    refuse({ message: issues?.[0]?.message ?? '', errors: erroresPorCampo(issues ?? []) })
    return true
  }
  const { key = newIdempotencyKey(), changes } = typed
  dispatch(rowChanged({ sheet, id, key }))
  const call = dispatch(save(body, key))
  const { data, error } = await call
  call.reset()
  if (data) {
    dispatch(dateUsed(fecha))
    const now = await dispatch(loadSaved(row))
    // Typed in while it was on its way: it goes on over what is stored now.
    if (now) dispatch(rowsSaved({ sheet, sent: { [id]: { ...typed, changes } }, now: { [id]: seenOf(now) } }))
    return true
  }
  // Keeps the typed values in the draft, for after the next sign-in.
  if (isUnauthorized(error)) return false
  const { status } = error as { status?: unknown }
  // Its toast would say the same, in the words of another screen.
  dispatch(failureMended(body.uuid ? 'liquidar' : 'crearLiquidacion'))
  const isKnown = status === CONFLICT && (!body.uuid || currentRecord(error))
  if (TO_READ_AGAIN.includes(status)) await dispatch(loadBus(fecha, id))
  refuse({
    message: isKnown ? EXISTS : errorMessage(error),
    errors: fieldErrors(error),
    isCut: isUnanswered(error) || OUTAGES.includes(status),
  })
  return true
}

/** Sends rows, one after the other, each as it is by then. */
export const sendBuses = (buses: readonly string[]) => (dispatch: AppDispatch) =>
  dispatch(
    sendRows(
      buses.map((bus) => [bus]),
      ([bus = '']) => dispatch(sendRow(bus)),
    ),
  )

/** The cells of a row's values, without the record that they are of. */
function meantBy(values: LiquidacionValues & { fila?: unknown }) {
  const { fila: _fila, uuid: _uuid, version: _version, ...cells } = values
  return cells
}

/** Means what is typed in a row, as it is shown, over what somebody else has stored of it; what may be wrong in it still waits. */
export const saveMine =
  ({ id, values, other }: SheetRow) =>
  async (dispatch: AppDispatch, getState: GetState) => {
    if (!other) return
    const stored = other.seen as unknown as Record<string, unknown>
    const changes = Object.entries(meantBy(values)).filter(([field, value]) => !isSame(value, stored[field]))
    const { sheet } = selectSheet(getState())
    dispatch(rowChanged({ sheet, id, seen: other.seen, changes: Object.fromEntries(changes) }))
    await dispatch(judgingArrived())
    if (rowOfBus(getState(), id)?.asked.length === 0) await dispatch(sendBuses([id]))
  }

/**
 * Saves a row from its whole form, in place of what is typed in the sheet. Where it has been stored meanwhile, by somebody else or by a call
 * whose answer was lost, the form's values are the row's, which asks whose stay. @throws any other refusal.
 */
export const saveForm =
  (id: string, body: CuerpoLiquidacion, typed: LiquidacionValues, idempotencyKey: string) =>
  async (dispatch: AppDispatch, getState: GetState) => {
    const { fecha } = selectSheet(getState())
    const row = rowOfBus(getState(), id)
    const call = dispatch(save(body, idempotencyKey))
    const { error } = await call
    call.reset()
    const { status } = (error ?? {}) as { status?: unknown }
    // A form of a stored record shows the differences itself.
    if (error && (body.uuid || !TO_READ_AGAIN.includes(status))) throw error as Error
    const now = await dispatch(loadBus(fecha, id))
    if (!error) {
      dispatch(dateUsed(fecha))
      dispatch(rowsDropped([id]))
    } else if (row && now?.uuid) {
      dispatch(failureMended('crearLiquidacion'))
      dispatch(cellsTyped({ records: { [id]: row.seen }, changes: meantBy(typed) }))
    } else throw error as Error
  }

/** The rows with something typed that can be sent at all. */
export const unsentRows = (state: RootState) =>
  selectRows(state).filter(
    ({ typed, locked, other, isBus, isSending }) => typed && !locked && !other && isBus && !isSending,
  )

/** The way of the sheet's rows to the server, each in a call of its own; what is refused stays as typed. */
import { errorMessage, fieldErrors, fieldsOf, isUnanswered, isUnauthorized } from '../../api/client/errors'
import { newIdempotencyKey } from '../../api/client/idempotency'
import type { AppDispatch, RootState } from '../../api/client/rootReducer'
import { liquidacionesApi } from '../../api/liquidaciones'
import { erroresPorCampo } from '../../contract/errores'
import type { CuerpoLiquidacion } from '../../contract/liquidaciones'
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
import { failureMended } from '../../ui/toasts/toastSlice'
import { rowOfBus, type SheetRow } from './rows'
import { seenOf, type Seen } from './seen'

type GetState = () => RootState

/** A till may have been closed meanwhile, or the record is not the one that was seen, or one of ours whose answer was lost before it was typed in again. */
const TO_READ_AGAIN: readonly unknown[] = [403, 404, 409, 422]
/** Nothing on the way to the server, or the server without its database. */
const OUTAGES: readonly unknown[] = [502, 503, 504]

const { crearLiquidacion, liquidar, planillaDelDia } = liquidacionesApi.endpoints

/** Asks for the day again, once more where nothing is new: an answer that was on its way may be older. @returns a row's record as it is now. */
const load =
  ({ id, seen: { fecha, version } }: SheetRow) =>
  async (dispatch: AppDispatch) => {
    const ask = async () => {
      const options = { forceRefetch: true, subscribe: false } as const
      const { data } = await dispatch(planillaDelDia.initiate({ fecha }, options))
      return data?.find(({ busNumero }) => busNumero === id)
    }
    const now = await ask()
    return (now?.version ?? null) !== version ? now : ask()
  }

/** Creates a row's settlement, or edits the stored one. @returns the refusal, if any, with the record as it is by then. */
const store =
  (row: SheetRow, body: CuerpoLiquidacion, idempotencyKey: string) =>
  async (dispatch: AppDispatch, getState: GetState) => {
    const { id, typed } = row
    const { sheet, fecha } = selectSheet(getState())
    const call = dispatch(
      body.uuid ? liquidar.initiate(body) : crearLiquidacion.initiate({ ...body, idempotencyKey }),
    )
    const { error } = await call
    call.reset()
    if (error && !TO_READ_AGAIN.includes(fieldsOf(error).status)) return { error }
    if (!error) dispatch(dateUsed(fecha))
    const now = await dispatch(load(row))
    // Typed in while it was on its way: it goes on over what is stored now.
    if (!error && now && typed)
      dispatch(rowsSaved({ sheet, sent: { [id]: typed }, now: { [id]: seenOf(now) } }))
    return { error, now }
  }

/** @returns whether there is still a session to send others in. */
const sendRow = (id: string) => async (dispatch: AppDispatch, getState: GetState) => {
  const { sheet } = selectSheet(getState())
  const row = rowOfBus(getState(), id)
  if (!row?.isUnsent) return true
  const { body, issues = [], typed } = row
  const refuse = (refusal: Refusal) => dispatch(rowsRefused({ sheet, refusals: { [id]: refusal } }))
  if (!body) {
    refuse({ message: issues[0]?.message ?? '', errors: erroresPorCampo(issues) })
    return true
  }
  const key = typed?.key ?? newIdempotencyKey()
  dispatch(rowChanged({ sheet, id, key }))
  const { error } = await dispatch(store(row, body, key))
  if (!error) return true
  // Keeps the typed values in the draft, for after the next sign-in.
  if (isUnauthorized(error)) return false
  // Its toast would say the same, in the words of another screen.
  dispatch(failureMended(body.uuid ? 'liquidar' : 'crearLiquidacion'))
  if (!rowOfBus(getState(), id)?.other)
    refuse({
      message: errorMessage(error),
      errors: fieldErrors(error),
      isCut: isUnanswered(error) || OUTAGES.includes(fieldsOf(error).status),
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

/** Means a row's values, as they are shown, over a record. */
const mean = (id: string, seen: Seen, values: LiquidacionValues) => (dispatch: AppDispatch) => {
  const { fila: _fila, uuid: _uuid, version: _version, ...changes } = { ...seen, ...values }
  dispatch(rowsDropped([id]))
  dispatch(cellsTyped({ records: { [id]: seen }, changes }))
}

/** Means what is typed in a row over what somebody else has stored of it; what may be wrong in it still waits. */
export const saveMine =
  ({ id, values, other }: SheetRow) =>
  async (dispatch: AppDispatch, getState: GetState) => {
    if (other) dispatch(mean(id, other, values))
    const row = rowOfBus(getState(), id)
    if (row?.isReady && row.asked.length === 0) await dispatch(sendBuses([id]))
  }

/**
 * Saves a row from its whole form, in place of what is typed in the sheet. Where it has been stored meanwhile, by somebody else or by a call
 * whose answer was lost, the form's values are the row's, which asks whose stay. @throws any other refusal.
 */
export const saveForm =
  (row: SheetRow, body: CuerpoLiquidacion, typed: LiquidacionValues, idempotencyKey: string) =>
  async (dispatch: AppDispatch) => {
    const { error, now } = await dispatch(store(row, body, idempotencyKey))
    if (!error) {
      dispatch(rowsDropped([row.id]))
      return
    }
    // A form of a stored record shows the differences itself.
    if (body.uuid || !now?.uuid) throw error as Error
    dispatch(failureMended('crearLiquidacion'))
    dispatch(mean(row.id, row.seen, typed))
  }

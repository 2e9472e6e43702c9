/** The way of the sheet's rows to the server, each in a call of its own; what is refused stays as typed. */
import { errorMessage, fieldErrors, isUnanswered, isUnauthorized } from '../../../api/client/errors'
import { currentRecord } from '../../../api/client/staleRecord'
import { newIdempotencyKey } from '../../../api/client/idempotency'
import type { AppDispatch, RootState } from '../../../api/client/rootReducer'
import { gastosApi } from '../../../api/gastos'
import { liquidacionesApi } from '../../../api/liquidaciones'
import { erroresPorCampo } from '../../../contract/errores'
import { isSame } from '../../../ui/sheet/typedRows'
import { failureMended } from '../../../ui/toasts/toastSlice'
import { ultimosGastos } from '../../../contract/gastos'
import { ALL_GASTOS, twoWeeksBefore } from '../recentGastos'
import { dateUsed } from '../../../records/settlement/workingDateSlice'
import { meanwhile } from './meanwhile'
import { allSent, recentKnown, rowRefused, rowSaved, rowSent, selectPlanilla } from './planillaSlice'
import { selectRows } from './rows'
import type { SheetRow } from './sheetRow'

type GetState = () => RootState
type RowKey = Pick<SheetRow, 'fecha' | 'id'>

/** Conflict in the words of the sheet, which has neither Buscar nor a form with its differences. */
const EXISTS = 'Otra persona ya guardó la de este bus; lo suyo no se guardó.'
const CONFLICT = 409
/** A till may have been closed meanwhile, or the record is not the one that was seen, or one of ours whose answer was lost before it was typed in again. */
const TO_READ_AGAIN: readonly unknown[] = [403, 404, CONFLICT, 422]
/** Nothing on the way to the server, or the server without its database. */
const OUTAGES: readonly unknown[] = [502, 503, 504]

const { crearLiquidacion, liquidar, detalleLiquidacion } = liquidacionesApi.endpoints

/** Asks for a row's record again: as it is now, with its version. */
export const loadDetalle =
  ({ fecha, id: busNumero }: RowKey) =>
  async (dispatch: AppDispatch) => {
    const options = { forceRefetch: true, subscribe: false } as const
    return (await dispatch(detalleLiquidacion.initiate({ fecha, busNumero }, options))).data
  }

/** Loads the proposals of each bus once, since no save of the day changes them. */
export const loadRecent = (fecha: string) => (dispatch: AppDispatch, getState: GetState) => {
  const weeks = twoWeeksBefore(fecha)
  const once = { subscribe: false }
  void dispatch(gastosApi.endpoints.reporteGastos.initiate({ ...ALL_GASTOS, ...weeks }, once)).then(
    ({ data }) =>
      data &&
      selectPlanilla(getState()).fecha === fecha &&
      dispatch(recentKnown({ recent: ultimosGastos(data.gastos) })),
  )
}

const refuseRow = (row: SheetRow, error: unknown) => async (dispatch: AppDispatch) => {
  const { fecha, id: bus } = row
  // Keeps the typed values in the draft, for after the next sign-in.
  if (isUnauthorized(error)) return dispatch(rowRefused({ fecha, bus, saving: false, unseen: true }))
  const { status } = error as { status?: unknown }
  const isEdit = Boolean(row.read?.body?.uuid)
  // Its toast would say the same, in the words of another screen.
  dispatch(failureMended(isEdit ? 'liquidar' : 'crearLiquidacion'))
  const isKnown = status === CONFLICT && (!isEdit || currentRecord(error))
  const message = isKnown ? EXISTS : errorMessage(error)
  const isCut = isUnanswered(error) || OUTAGES.includes(status)
  if (TO_READ_AGAIN.includes(status)) await dispatch(loadDetalle(row))
  dispatch(rowRefused({ fecha, bus, saving: false, refusal: { message, errors: fieldErrors(error), isCut } }))
}

/** @returns whether there is still a session to send others in. */
export const sendRow =
  ({ fecha, id }: RowKey) =>
  async (dispatch: AppDispatch, getState: GetState) => {
    const row = selectRows(getState()).find((one) => one.fecha === fecha && one.id === id)
    const entry = row?.entry
    const isInDialog = selectPlanilla(getState()).open?.bus === id
    if (!entry || entry.saving || row.locked || row.other || !row.isBus || isInDialog || !row.read)
      return true
    const { read, filled, typed: sent, shown } = row
    const { body, issues } = read
    if (issues) {
      const [message = ''] = issues.map((issue) => issue.message)
      dispatch(rowRefused({ fecha, bus: id, refusal: { message, errors: erroresPorCampo(issues) } }))
      return true
    }
    // Turns proposed values into typed ones.
    dispatch(rowSent({ fecha, bus: id, saving: true, refusal: null, changes: sent }))
    const call = body.uuid
      ? dispatch(liquidar.initiate(body))
      : dispatch(crearLiquidacion.initiate({ ...body, idempotencyKey: entry.key }))
    const { data, error } = await call
    call.reset()
    if (!data) {
      await dispatch(refuseRow(row, error))
      return !isUnauthorized(error)
    }
    dispatch(dateUsed(fecha))
    const detalle = await dispatch(loadDetalle(row))
    // Typed in while it was on its way, and saved by another since: the two are told apart.
    const now = { ...shown, detalle }
    const isTyped = !isSame(selectPlanilla(getState()).entries[id]?.changes, sent)
    if (isTyped && meanwhile(fecha, shown, now, entry.over, filled))
      dispatch(rowRefused({ fecha, bus: id, saving: false, key: newIdempotencyKey() }))
    else dispatch(rowSaved({ fecha, bus: id, sent, shown: now, key: newIdempotencyKey() }))
    return true
  }

/** Sends all that is left, one row after the other, each as it is by then, while its day is open. */
export const sendAll = () => async (dispatch: AppDispatch, getState: GetState) => {
  const { fecha } = selectPlanilla(getState())
  const left = selectRows(getState()).filter(
    ({ entry, locked, other, isBus }) => entry && !locked && !other && isBus,
  )
  for (const [done, row] of left.entries()) {
    dispatch(allSent({ fecha, sending: { done, total: left.length } }))
    if (!(await dispatch(sendRow(row)))) break
  }
  dispatch(allSent({ fecha, sending: null }))
}

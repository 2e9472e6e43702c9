/** The way of the sheet's rows to the server, each in a call of its own; what is refused stays as typed. */
import { fieldErrors, errorMessage, isUnauthorized } from '../../../api/client/errors'
import { newIdempotencyKey } from '../../../api/client/idempotency'
import type { AppDispatch, RootState } from '../../../api/client/rootReducer'
import { gastosApi } from '../../../api/gastos'
import { liquidacionesApi } from '../../../api/liquidaciones'
import { erroresPorCampo } from '../../../contract/errores'
import { rebaseGastos } from '../rebase'
import { ALL_GASTOS, recentOf, twoWeeksBefore } from '../recentGastos'
import { dateUsed } from '../workingDateSlice'
import { baseValues } from './baseValues'
import { allSent, recentKnown, rowRefused, rowSaved, rowSent, selectPlanilla } from './planillaSlice'
import { selectRows } from './rows'
import type { SheetRow } from './sheetRow'

type GetState = () => RootState
type RowKey = Pick<SheetRow, 'fecha' | 'id'>

const TYPE_AGAIN = 'Revise la fila y escriba de nuevo en ella para guardarla.'

/** A till may have been closed meanwhile: then the row shows its lock. */
const FORBIDDEN = 403
/** Or the record is not the one that was seen, or one of ours whose answer was lost before it was typed in again. */
const TO_READ_AGAIN: readonly unknown[] = [FORBIDDEN, 409, 422]

const { crearLiquidacion, liquidar, detalleLiquidacion } = liquidacionesApi.endpoints

/** Asks for a row's record again: as it is now, with its version. */
export const loadDetalle =
  ({ fecha, id: busNumero }: RowKey) =>
  async (dispatch: AppDispatch) => {
    const options = { forceRefetch: true, subscribe: false } as const
    return (await dispatch(detalleLiquidacion.initiate({ fecha, busNumero }, options))).data
  }

/** What is proposed of each bus: asked for once, since no save of the day changes it. */
export const loadRecent = (fecha: string) => (dispatch: AppDispatch, getState: GetState) => {
  const weeks = twoWeeksBefore(fecha)
  const once = { subscribe: false }
  void dispatch(gastosApi.endpoints.reporteGastos.initiate({ ...ALL_GASTOS, ...weeks }, once)).then(
    ({ data }) =>
      data &&
      selectPlanilla(getState()).fecha === fecha &&
      dispatch(recentKnown({ recent: recentOf(data.gastos) })),
  )
}

const refuseRow = (row: SheetRow, error: unknown) => async (dispatch: AppDispatch, getState: GetState) => {
  const { fecha, id: bus } = row
  // What is typed stays in the draft, for after the next sign-in.
  if (isUnauthorized(error)) return dispatch(rowRefused({ fecha, bus, saving: false, unseen: true }))
  const refusal = { message: errorMessage(error), errors: fieldErrors(error) }
  dispatch(rowRefused({ fecha, bus, saving: false, refusal }))
  const { status } = error as { status?: unknown }
  if (!TO_READ_AGAIN.includes(status)) return
  const now = await dispatch(loadDetalle(row))
  const entry = selectPlanilla(getState()).entries[bus]
  const onto = now?.uuid && baseValues(fecha, row.bus, now)
  if (status === FORBIDDEN || !onto || !row.base || !entry) return
  // The person has been told: the next attempt knows the record that is stored now, and keeps its other expenses. Merged from what was typed over: the row's base may have a colleague's expense already.
  const typed = entry.changes.gastos
  const gastos = typed && rebaseGastos(typed, entry.gastos ?? row.base.gastos, onto.gastos)
  dispatch(
    rowRefused({
      fecha,
      bus,
      seen: now,
      gastos: onto.gastos,
      changes: { ...entry.changes, ...(gastos && { gastos }) },
      refusal: { ...refusal, message: `${refusal.message} ${TYPE_AGAIN}`, conflict: true },
    }),
  )
}

/** @returns whether there is still a session to send others in. */
export const sendRow =
  ({ fecha, id: bus }: RowKey) =>
  async (dispatch: AppDispatch, getState: GetState): Promise<boolean> => {
    const row = selectRows(getState()).find((one) => one.fecha === fecha && one.id === bus)
    const entry = row?.entry
    const isInDialog = selectPlanilla(getState()).open?.bus === bus
    if (!entry || entry.saving || row.locked || isInDialog || !row.read) return true
    const { body, issues } = row.read
    if (issues) {
      const [message = ''] = issues.map((issue) => issue.message)
      dispatch(rowRefused({ fecha, bus, refusal: { message, errors: erroresPorCampo(issues) } }))
      return true
    }
    dispatch(rowSent({ fecha, bus, saving: true, refusal: null }))
    const call = entry.seen
      ? dispatch(liquidar.initiate(body))
      : dispatch(crearLiquidacion.initiate({ ...body, idempotencyKey: entry.key }))
    const { data, error } = await call
    call.reset()
    if (!data) {
      await dispatch(refuseRow(row, error))
      return !isUnauthorized(error)
    }
    dispatch(dateUsed(fecha))
    const now = await dispatch(loadDetalle(row))
    const gastos = now?.uuid ? baseValues(fecha, row.bus, now)?.gastos : row.values.gastos
    const seen = { seen: now?.uuid ? now : data, gastos }
    dispatch(rowSaved({ fecha, bus, sent: entry.changes, ...seen, key: newIdempotencyKey() }))
    return true
  }

/** Sends all that is left, one row after the other, each as it is by then, while its day is open. */
export const sendAll = () => async (dispatch: AppDispatch, getState: GetState) => {
  const { fecha } = selectPlanilla(getState())
  const left = selectRows(getState()).filter(
    ({ entry, locked }) => entry && !entry.refusal?.conflict && !locked,
  )
  for (const [done, row] of left.entries()) {
    dispatch(allSent({ fecha, sending: { done, total: left.length } }))
    if (!(await dispatch(sendRow(row)))) break
  }
  dispatch(allSent({ fecha, sending: null }))
}

import { asistenciasApi, storedInPart, type useGuardarAsistenciasMutation } from '../../api/asistencias'
import { isOwnServer } from '../../api/client/baseUrl'
import { fieldErrors, errorMessage } from '../../api/client/errors'
import { newIdempotencyKey } from '../../api/client/idempotency'
import type { AppDispatch, RootState } from '../../api/client/rootReducer'
import { historialApi } from '../../api/historial'
import { PlanillaSchema, type AsistenciaFila } from '../../contract/asistencias'
import { erroresPorCampo } from '../../contract/errores'
import { openSchema } from '../../ui/form/schema'
import { saveBegun, saved, saveFailed, selectSheet, undoBegun, undone } from './asistenciasSlice'
import { marksDiffer, errorsByConductor, rowsToSave } from './sheetRows'

const { asistenciasDelDia } = asistenciasApi.endpoints
const REVIEW = 'Revise las filas marcadas.'

type Guardar = ReturnType<typeof useGuardarAsistenciasMutation>[0]

/** The day's rows, and the same as a colleague may have changed them meanwhile, where they are asked for. */
const rowsOf = (fecha: string, asks: boolean) => async (dispatch: AppDispatch, getState: () => RootState) => {
  const day = { fecha, crear: true }
  const { data: rows = [] } = asistenciasDelDia.select(day)(getState())
  if (!asks) return { rows, fresh: rows }
  const call = dispatch(asistenciasDelDia.initiate(day, { forceRefetch: true, subscribe: false }))
  return { rows, fresh: (await call).data ?? rows }
}

/**
 * Saves a day's rows, one call at a time. Repeating a save is harmless: the rows replace the stored ones.
 *
 * @returns whether they were saved.
 */
export const saveSheet = (guardar: Guardar) => async (dispatch: AppDispatch, getState: () => RootState) => {
  const { fecha, changes, saving, failure } = selectSheet(getState())
  if (saving) return false
  dispatch(saveBegun({ saving: true }))
  // Versions keep a colleague's rows; a save that failed may have been stored all the same.
  const { rows, fresh } = await dispatch(rowsOf(fecha, !isOwnServer() || failure !== null))
  // The rows that the person has changed and that are no longer among them are sent too.
  const gone = rows.filter(
    ({ conductorUuid: uuid }) => changes[uuid] && !fresh.some((row) => row.conductorUuid === uuid),
  )
  const sent = rowsToSave([...fresh, ...gone], changes)
  const fail = (failure: string, errors: Record<string, string>) => {
    dispatch(saveFailed({ saving: false, failure, errors: errorsByConductor(errors, sent) }))
    return false
  }
  const parsed = (await openSchema(PlanillaSchema)).safeParse(sent)
  if (!parsed.success) return fail(REVIEW, erroresPorCampo(parsed.error.issues))
  const grupo = newIdempotencyKey()
  const asistencias = sent.map((row, index) => ({ ...row, ...parsed.data[index] }))
  const { data, error } = await guardar({ asistencias, grupo })
  const now = data ?? storedInPart(error)
  const errors = fieldErrors(error)
  if (!now) return fail(errorMessage(error), errors)
  const isOurs = (row: AsistenciaFila, one: AsistenciaFila) =>
    one.conductorUuid === row.conductorUuid &&
    (one.uuid !== row.uuid || one.version !== row.version) &&
    !marksDiffer(one, row)
  const isNew = now.some((row) => asistencias.some((one) => isOurs(row, one)))
  const late = Object.keys(errorsByConductor(errors, sent))
  dispatch(
    saved({
      savedAt: new Date().toISOString(),
      grupo: isOwnServer() && isNew ? grupo : null,
      before: { rows: fresh, changes },
      conflict: error ? { message: errorMessage(error), late } : null,
      ...{ sent: asistencias, now },
    }),
  )
  return true
}

/** Undoes the last save: the server's rows are as before it, and what was typed is to be saved again. The outcome is a toast. */
export const undoSave = () => async (dispatch: AppDispatch, getState: () => RootState) => {
  const { fecha, grupo } = selectSheet(getState())
  if (grupo === null) return
  dispatch(undoBegun({ savedAt: null, grupo: null }))
  const { error } = await dispatch(historialApi.endpoints.deshacer.initiate({ grupo }))
  if (!error) dispatch(undone((await dispatch(rowsOf(fecha, true))).fresh))
}

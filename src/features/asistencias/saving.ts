import { storedInPart, type useGuardarAsistenciasMutation } from '../../api/asistencias'
import { errorMessage, fieldErrors } from '../../api/client/errors'
import { newIdempotencyKey } from '../../api/client/idempotency'
import type { AppDispatch, RootState } from '../../api/client/rootReducer'
import { PlanillaSchema, type AsistenciaFila } from '../../contract/asistencias'
import { erroresPorCampo } from '../../contract/errores'
import { rowChanged, rowsRefused, rowsSaved, selectSheet } from '../../records/sheet/sheetSlice'
import { openSchema } from '../../ui/form/schema'
import { byConductor, rowsToSave } from './sheetRows'

/** Outcome of a save. */
export interface Outcome {
  /** Why the last attempt stored nothing. */
  failure?: string
  /** Some rows were not stored, as a colleague had saved them first. */
  conflict?: string
  savedAt?: string
  /** The mark of the save, by which it is undone; none where it stored nothing new. */
  grupo?: string
}

/** Saves these drivers' rows of a day in one call. Repeating it is harmless: they replace the stored ones. */
export const saveRows =
  (
    ids: readonly string[],
    rows: readonly AsistenciaFila[],
    guardar: ReturnType<typeof useGuardarAsistenciasMutation>[0],
  ) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<Outcome> => {
    const { sheet, rows: typed } = selectSheet(getState())
    const before = Object.fromEntries(Object.entries(typed).filter(([id]) => ids.includes(id)))
    const known = byConductor(rows)
    // A driver who has been retired meanwhile is not among the rows any more.
    const sent = rowsToSave(
      ids.flatMap((id) => known[id] ?? (typed[id]?.seen as AsistenciaFila | undefined) ?? []),
      before,
    )
    /** Messages by their row and field (`3.bus`), by driver instead. */
    const byDriver = (errors: Readonly<Record<string, string>>) =>
      Object.entries(errors).map(
        ([path, message]) => [sent[parseInt(path)]?.conductorUuid ?? '', { message }] as const,
      )
    const refuse = (failure: string, errors: Readonly<Record<string, string>>) => {
      dispatch(rowsRefused({ sheet, refusals: Object.fromEntries(byDriver(errors)) }))
      return { failure }
    }
    const parsed = (await openSchema(PlanillaSchema)).safeParse(sent)
    if (!parsed.success) return refuse('Revise las filas marcadas.', erroresPorCampo(parsed.error.issues))
    const grupo = newIdempotencyKey()
    const { data, error } = await guardar({
      asistencias: sent.map((row, index) => ({ ...row, ...parsed.data[index] })),
      grupo,
    })
    const stored = data ?? storedInPart(error)
    if (!stored) return refuse(errorMessage(error), fieldErrors(error))
    const now = byConductor(stored)
    const late = byDriver(fieldErrors(error)).map(([id]) => id)
    const saved = Object.entries(before).filter(([id]) => !late.includes(id))
    dispatch(rowsSaved({ sheet, sent: Object.fromEntries(saved), now }))
    for (const id of late) dispatch(rowChanged({ sheet, id, seen: now[id], other: now[id] }))
    const isNew = sent.some((row) => !row.sinTocar || row.uuid === null)
    return {
      savedAt: new Date().toISOString(),
      ...(isNew && { grupo }),
      ...(error && { conflict: errorMessage(error) }),
    }
  }

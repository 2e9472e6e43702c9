import { useCallback, useMemo, useState } from 'react'
import { useAsistenciasDelDiaQuery } from '../../api/asistencias'
import type { AsistenciaFila } from '../../contract/asistencias'
import { useKeepDraft, useKeptDraft } from '../../ui/drafts/useDraft'
import { useUnsavedWork } from '../../ui/unsaved/unsavedWork'
import {
  afterSave,
  cambiar,
  withChanges,
  keepChanged,
  differing,
  isSettled,
  rowsToSave,
  NO_CHANGES,
  type Changes,
  type Marks,
} from './sheetRows'
import { useToday } from './useToday'
import { useSaved } from './useSave'

const DRAFT = 'crear-asistencias'
const NO_ROWS: AsistenciaFila[] = []

/** The sheet's draft as stored; the names stay. */
interface PlanillaDraft {
  fecha: string
  cambios: Changes
  automatico: boolean
}

/**
 * The sheet of a day: every active driver's row, stored or proposed, with the person's changes over it. It is today's; one
 * with unsaved changes stays that of its day when midnight passes.
 */
export function usePlanilla() {
  const today = useToday()
  const draft = useKeptDraft<PlanillaDraft>(DRAFT)
  const [fecha, setFecha] = useState(draft?.fecha ?? today)
  const [changes, setChanges] = useState(draft?.cambios ?? NO_CHANGES)
  const [automatic, setAutomatic] = useState(draft?.automatico ?? false)
  const [keptAt, setKeptAt] = useState(draft?.keptAt ?? null)
  const { guardar: send, conflict, ...guardado } = useSaved()
  const {
    currentData: rows = NO_ROWS,
    isFetching: loading,
    refetch,
  } = useAsistenciasDelDiaQuery({ fecha, crear: true }, { refetchOnMountOrArgChange: true })
  const unsaved = Object.keys(changes).length
  const forget = useKeepDraft(DRAFT, () =>
    unsaved > 0 ? { fecha, cambios: changes, automatico: automatic } : null,
  )
  useUnsavedWork(() => unsaved > 0)
  if (fecha !== today && unsaved === 0 && !guardado.guardando) {
    setFecha(today)
    // Nobody has opened this day's sheet: its proposals are not to be stored by a page that was left open overnight.
    setAutomatic(false)
  }

  const resueltas = useMemo(
    () => rows.filter((row) => isSettled(withChanges(row, changes[row.conductorUuid]))).length,
    [rows, changes],
  )
  const late = rows.filter(
    (row) => conflict?.late.has(row.conductorUuid) && differing(row, changes[row.conductorUuid]).length > 0,
  )
  const onChange = useCallback(
    (row: AsistenciaFila, change: Partial<Marks>) => setChanges((current) => cambiar(current, row, change)),
    [],
  )
  /** The rows as the server has them now: what a colleague has saved since is not sent back as it was before. */
  const alDia = async () => {
    const { data: fresh = rows } = await refetch()
    return rowsToSave(keepChanged(fresh, rows, changes), changes)
  }
  const save = async () => {
    const saved = rows.length > 0 ? await send(alDia) : null
    if (!saved) return
    forget()
    setKeptAt(null)
    setChanges((current) => afterSave(current, changes, saved))
  }

  const discardDraft = () => {
    setKeptAt(null)
    setChanges(NO_CHANGES)
  }

  return {
    fecha,
    draft: keptAt === null ? null : { keptAt, onDiscard: discardDraft },
    isOfToday: fecha === today,
    filas: rows,
    loading,
    cambios: changes,
    sinGuardar: unsaved,
    resueltas,
    /** What was said of them, while any of these rows is still otherwise than a colleague has saved it. */
    conflict: conflict && late.length > 0 ? { mensaje: conflict.mensaje, late } : null,
    automatic,
    setAutomatic,
    alCambiar: onChange,
    guardar: save,
    ...guardado,
  }
}

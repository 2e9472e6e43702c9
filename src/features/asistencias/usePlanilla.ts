import { useEventCallback } from '@mui/material/utils'
import { useMemo, useRef, useState } from 'react'
import { useAsistenciasDelDiaQuery } from '../../api/asistencias'
import type { AsistenciaFila } from '../../contract/asistencias'
import { useKeepDraft, useKeptDraft } from '../../ui/drafts/useDraft'
import { useUnsavedWork } from '../../ui/unsaved/unsavedWork'
import {
  afterSave,
  afterUndo,
  withChange,
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
import { useSave } from './useSave'

const DRAFT = 'crear-asistencias'
const NO_ROWS: AsistenciaFila[] = []

/** The sheet's stored draft. Its field names stay: drafts are already stored under them. */
interface PlanillaDraft {
  fecha: string
  cambios: Changes
  automatico: boolean
}

/**
 * The sheet of a day: a row for every active driver, stored or proposed, with the person's changes. The day is today; after
 * midnight a sheet with unsaved changes keeps its day until it is saved.
 */
export function usePlanilla() {
  const today = useToday()
  const draft = useKeptDraft<PlanillaDraft>(DRAFT)
  const [fecha, setFecha] = useState(draft?.fecha ?? today)
  const [changes, setChanges] = useState(draft?.cambios ?? NO_CHANGES)
  const [automatic, setAutomatic] = useState(draft?.automatico ?? false)
  const [keptAt, setKeptAt] = useState(draft?.keptAt ?? null)
  const { save: send, undo: undoSave, conflict, ...saveState } = useSave()
  /** What the last save found: the server's rows, and the changes over them. */
  const beforeSave = useRef<{ rows: readonly AsistenciaFila[]; changes: Changes }>({
    rows: NO_ROWS,
    changes: NO_CHANGES,
  })
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
  if (fecha !== today && unsaved === 0 && !saveState.saving) {
    setFecha(today)
    // A page left open overnight must not store the new day's proposals, which have not been looked at.
    setAutomatic(false)
  }

  const settled = useMemo(
    () => rows.filter((row) => isSettled(withChanges(row, changes[row.conductorUuid]))).length,
    [rows, changes],
  )
  const late = rows.filter(
    (row) => conflict?.late.has(row.conductorUuid) && differing(row, changes[row.conductorUuid]).length > 0,
  )
  const onChange = useEventCallback((row: AsistenciaFila, change: Partial<Marks>) =>
    setChanges((current) => withChange(current, row, change, saveState.saving)),
  )
  const save = async () => {
    let fresh: readonly AsistenciaFila[] = rows
    /** Refetches before saving, so that a colleague's newer rows are not sent back as they were. */
    const currentRows = async () => {
      fresh = (await refetch()).data ?? rows
      return rowsToSave(keepChanged(fresh, rows, changes), changes)
    }
    const saved = rows.length > 0 ? await send(currentRows) : null
    if (!saved) return
    beforeSave.current = { rows: fresh, changes }
    forget()
    setKeptAt(null)
    setChanges((current) => afterSave(current, changes, saved))
  }

  /** Undoes the last save: the server's rows are as before it, and what was typed is to be saved again. */
  const undo = async () => {
    if (!(await undoSave())) return
    const { data: fresh = rows } = await refetch()
    // What has been typed meanwhile stays.
    setChanges((current) => ({ ...afterUndo(beforeSave.current, fresh), ...current }))
  }

  const discardDraft = () => {
    setKeptAt(null)
    setChanges(NO_CHANGES)
  }

  return {
    fecha,
    draft: keptAt === null ? null : { keptAt, onDiscard: discardDraft },
    isOfToday: fecha === today,
    rows,
    loading,
    changes,
    unsaved,
    settled,
    /** The conflict of the last save, while any of its rows still differs from the colleague's. */
    conflict: conflict && late.length > 0 ? { message: conflict.message, late } : null,
    automatic,
    setAutomatic,
    onChange,
    save,
    /** Offered while nothing has been typed since. */
    undo: saveState.grupo !== null && unsaved === 0 ? undo : null,
    ...saveState,
  }
}

import { useEffect, useEffectEvent } from 'react'
import { useAsistenciasDelDiaQuery } from '../../api/asistencias'
import { useAppDispatch, useAppSelector } from '../../api/client/hooks'
import type { AsistenciaFila } from '../../contract/asistencias'
import { useKeepDraft, useKeptDraft } from '../../ui/drafts/useDraft'
import { useUnsavedWork } from '../../ui/unsaved/unsavedWork'
import { dayPassed, selectSheet, sheetClosed, sheetOpened } from './asistenciasSlice'
import { saveSheet } from './saving'
import { differs, withChanges, type Changes } from './sheetRows'
import { useToday } from './useToday'

const DRAFT = 'crear-asistencias'
const NO_ROWS: AsistenciaFila[] = []

interface PlanillaDraft {
  fecha: string
  changes: Changes
  automatic: boolean
}

/**
 * The sheet of a day: a row for every active driver, stored or proposed, with the person's changes. The day is today; after
 * midnight a sheet with unsaved changes keeps its day until it is saved.
 */
export function usePlanilla() {
  const dispatch = useAppDispatch()
  const today = useToday()
  const draft = useKeptDraft<PlanillaDraft>(DRAFT)
  const begun = {
    fecha: draft?.fecha ?? today,
    keptAt: draft?.keptAt ?? null,
    changes: draft?.changes ?? {},
    automatic: draft?.automatic ?? false,
  }
  const sheet = useAppSelector(selectSheet)
  const { fecha, changes, automatic } = sheet.fecha === '' ? { ...sheet, ...begun } : sheet
  const { currentData: rows = NO_ROWS, isFetching: loading } = useAsistenciasDelDiaQuery(
    { fecha, crear: true },
    { refetchOnMountOrArgChange: true },
  )
  const unsaved = Object.keys(changes).length
  const forget = useKeepDraft(DRAFT, () => (unsaved > 0 ? { fecha, changes, automatic } : null))
  useUnsavedWork(unsaved > 0)
  const open = useEffectEvent(() => dispatch(sheetOpened(begun)))
  useEffect(() => {
    open()
    return () => void dispatch(sheetClosed())
  }, [dispatch])
  const isOver = fecha !== today && unsaved === 0 && !sheet.saving
  useEffect(() => {
    // A page left open overnight must not store the new day's proposals, which have not been looked at.
    if (isOver) dispatch(dayPassed({ fecha: today, automatic: false }))
  }, [dispatch, isOver, today])

  const late = rows.filter((row) => {
    const change = changes[row.conductorUuid]
    return sheet.conflict?.late.includes(row.conductorUuid) && differs(row, withChanges(row, change))
  })
  const save = async () => {
    if (rows.length > 0 && (await dispatch(saveSheet()))) forget()
  }

  return {
    ...{ rows, loading, save, today },
    ...{ ...sheet, fecha, changes },
    /** The conflict of the last save, while any of its rows still differs from the colleague's. */
    conflict: sheet.conflict && late.length > 0 ? { message: sheet.conflict.message, late } : null,
  }
}

import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react'
import { useAsistenciasDelDiaQuery, useGuardarAsistenciasMutation } from '../../api/asistencias'
import { useAppDispatch, useAppSelector } from '../../api/client/hooks'
import { today as companyToday } from '../../api/client/today'
import type { AsistenciaFila } from '../../contract/asistencias'
import { withDistinctNames } from '../../records/selectors/driverNames'
import { useKeepDraft, useKeptDraft } from '../../ui/drafts/useDraft'
import { useUnsavedWork } from '../../ui/unsaved/unsavedWork'
import { dayPassed, selectSheet, sheetClosed, sheetOpened } from './asistenciasSlice'
import { saveSheet } from './saving'
import { marksDiffer, withTyped } from './sheetRows'

const ONE_MINUTE_MS = 60_000

/** The day is read again every minute, since pages stay open overnight. */
function everyMinute(look: () => void) {
  const timer = setInterval(look, ONE_MINUTE_MS)
  window.addEventListener('focus', look)
  return () => {
    clearInterval(timer)
    window.removeEventListener('focus', look)
  }
}

const DRAFT = 'crear-asistencias'
const NO_ROWS: AsistenciaFila[] = []

type PlanillaDraft = Pick<ReturnType<typeof selectSheet>, 'fecha' | 'changes' | 'automatic'>

/**
 * The sheet of a day: a row for every active driver, stored or proposed, with the person's changes. The day is today; after
 * midnight a sheet with unsaved changes keeps its day until it is saved.
 */
export function usePlanilla() {
  const dispatch = useAppDispatch()
  const today = useSyncExternalStore(everyMinute, companyToday)
  const draft = useKeptDraft<PlanillaDraft>(DRAFT)
  const begun = { fecha: today, keptAt: null, changes: {}, automatic: false, ...draft }
  const kept = useAppSelector(selectSheet)
  const sheet = kept.fecha === '' ? { ...kept, ...begun } : kept
  const { fecha, changes, automatic } = sheet
  const {
    currentData = NO_ROWS,
    isFetching: loading,
    isError: isFailed,
  } = useAsistenciasDelDiaQuery({ fecha, crear: true }, { refetchOnMountOrArgChange: true })
  const rows = useMemo(() => withDistinctNames(currentData), [currentData])
  const [guardar] = useGuardarAsistenciasMutation()
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
    return sheet.conflict?.late.includes(row.conductorUuid) && marksDiffer(row, withTyped(row, change))
  })
  const save = async () => {
    if (rows.length > 0 && (await dispatch(saveSheet(guardar)))) forget()
  }

  return {
    ...{ ...sheet, rows, loading, isFailed, save, today },
    /** The conflict of the last save, while any of its rows still differs from the colleague's. */
    conflict: sheet.conflict && late.length > 0 ? { message: sheet.conflict.message, late } : null,
  }
}

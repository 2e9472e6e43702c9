import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useAsistenciasDelDiaQuery, useGuardarAsistenciasMutation } from '../../api/asistencias'
import { isOwnServer } from '../../api/client/baseUrl'
import { useAppDispatch } from '../../api/client/hooks'
import { today as companyToday } from '../../api/client/today'
import { useDeshacerMutation } from '../../api/historial'
import type { AsistenciaFila } from '../../contract/asistencias'
import { withDistinctNames } from '../../records/selectors/driverNames'
import { sendRows, sheetOpened } from '../../records/sheet/sheetSlice'
import { useSheet } from '../../records/sheet/useSheet'
import { idOf, marksDiffer, withTyped } from './sheetRows'
import { saveRows, type Outcome } from './saving'

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

const SHEET = 'crear-asistencias'
const NO_ROWS: AsistenciaFila[] = []
const NONE: Outcome = {}

/**
 * The sheet of a day: a row for every active driver, stored or proposed, with the person's changes. The day is today; after
 * midnight a sheet with unsaved changes keeps its day until it is saved.
 */
export function usePlanilla() {
  const dispatch = useAppDispatch()
  const today = useSyncExternalStore(everyMinute, companyToday)
  const sheet = useSheet(SHEET, today)
  const { fecha, unsaved, rows: typed } = sheet
  const saving = sheet.sending !== null
  const [last, setLast] = useState(NONE)
  const {
    currentData = NO_ROWS,
    isFetching: loading,
    isError: isFailed,
    refetch,
  } = useAsistenciasDelDiaQuery({ fecha, crear: true }, { refetchOnMountOrArgChange: true })
  const rows = useMemo(() => withDistinctNames(currentData), [currentData])
  const [guardar] = useGuardarAsistenciasMutation()
  const [deshacer] = useDeshacerMutation()
  const isOver = fecha !== today && unsaved === 0 && !saving
  useEffect(() => {
    if (isOver) dispatch(sheetOpened({ sheet: SHEET, fecha: today, rows: {} }))
  }, [dispatch, isOver, today])

  const conflicts = rows.filter((row) => {
    const one = typed[row.conductorUuid]
    return one?.other && marksDiffer(row, withTyped(row, one))
  })

  const save = async (ids = [...new Set([...rows.map(idOf), ...Object.keys(typed)])]) => {
    if (rows.length === 0) return
    const send = async () => {
      // Another host tells of a colleague's rows by no version.
      const current = isOwnServer() ? currentData : ((await refetch()).data ?? currentData)
      const outcome = await dispatch(saveRows(ids, current, guardar))
      setLast((former) => ({ ...(outcome.failure ? former : NONE), ...outcome }))
      return true
    }
    await dispatch(sendRows([ids], send))
  }
  const undo = async (grupo: string) => {
    setLast(NONE)
    await deshacer({ grupo })
  }
  return { sheet, today, rows, loading, isFailed, saving, save, undo, last, conflicts }
}

import { useEffect, useEffectEvent, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../api/client/hooks'
import { useKeepDraft, useKeptDraft } from '../../ui/drafts/useDraft'
import { useUnsavedWork } from '../../ui/unsaved/unsavedWork'
import { rowsDropped, selectSheet, sheetClosed, sheetOpened, type TypedRows } from './sheetSlice'

/** Opens a sheet by its name, on the day of its unsaved rows where there are any, and keeps those over a reload or the end of the session. */
export function useSheet(sheet: string, day: string) {
  const dispatch = useAppDispatch()
  const draft = useKeptDraft<{ fecha: string; rows: TypedRows }>(sheet)
  const [keptAt, setKeptAt] = useState(draft?.keptAt ?? null)
  const open = useAppSelector(selectSheet)
  const begun = { sheet, fecha: draft?.fecha ?? day, rows: draft?.rows ?? {} }
  const state = open.sheet === sheet ? open : { ...open, ...begun }
  const { fecha, rows } = state
  const unsaved = Object.keys(rows).length
  useKeepDraft(sheet, () => (unsaved > 0 ? { fecha, rows } : null))
  useUnsavedWork(unsaved > 0, { otherSearchLoses: true })
  if (keptAt !== null && unsaved === 0) setKeptAt(null)
  const begin = useEffectEvent(() => dispatch(sheetOpened(begun)))
  useEffect(() => {
    begin()
    return () => void dispatch(sheetClosed())
  }, [dispatch, sheet])
  return { ...state, unsaved, keptAt, discard: () => dispatch(rowsDropped(Object.keys(rows))) }
}

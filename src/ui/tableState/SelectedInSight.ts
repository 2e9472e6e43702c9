import { useLayoutEffect, useRef } from 'react'
import { useAppDispatch, useAppSelector } from '../../api/client/hooks'
import { pageChanged, selectTable } from './tableSlice'

interface Props {
  table: string
  list: readonly unknown[]
  selected: string | null
  /** The selected row's, of all pages; -1 for none. */
  position: number
  rowsPerPage: number
  /** The rows that are wanted are on their way. */
  waiting: boolean | undefined
}

/**
 * Turns to the page of a row when it is selected, and again when a new list moves it (a new row is last until the
 * server's order arrives), until the person turns the page; and to the first page of what another search has found, or the
 * selected row's. A component of its own, so that a turned page renders no more of the table.
 */
export function SelectedInSight({ table, list, selected, position, rowsPerPage, waiting }: Props) {
  const dispatch = useAppDispatch()
  const page = useAppSelector((state) => selectTable(state, table).page)
  const shown = useRef({ selected: null as string | null, list, page: null as number | null })
  // The list that the screen begins with is no other: its page is as it was left.
  const waited = useRef<boolean | null>(null)

  useLayoutEffect(() => {
    const before = shown.current
    if (waiting) {
      if (waited.current === false) waited.current = true
      return
    }
    const isOther = waited.current
    waited.current = false
    const isNew = before.selected !== selected
    if (!isOther && (selected === null || !(isNew || before.page === page))) {
      shown.current = { selected, list, page: null }
      return
    }
    if (!isOther && (position === -1 || !(isNew || before.list !== list))) return
    const targetPage = Math.max(0, Math.floor(position / rowsPerPage))
    shown.current = { selected, list, page: targetPage }
    if (targetPage !== page) dispatch(pageChanged({ table, page: targetPage }))
  }, [dispatch, table, list, selected, position, rowsPerPage, waiting, page])
  return null
}

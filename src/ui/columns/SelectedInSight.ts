import { useEffect, useRef } from 'react'
import { useAppDispatch, useAppSelector } from '../../api/client/hooks'
import { pageChanged, selectTable } from './tableSlice'

interface Props {
  table: string
  list: readonly unknown[]
  selected: string | null
  /** The selected row's, of all pages; -1 for none. */
  position: number
  rowsPerPage: number
}

/**
 * Turns to the page of a row when it is selected, and again when a new list moves it (a new row is last until the
 * server's order arrives). It stops once the person turns the page. A component of its own, so that a turned page renders no more of the table.
 */
export function SelectedInSight({ table, list, selected, position, rowsPerPage }: Props) {
  const dispatch = useAppDispatch()
  const page = useAppSelector((state) => selectTable(state, table).page)
  const shown = useRef({ selected: null as string | null, list, page: null as number | null })

  useEffect(() => {
    const before = shown.current
    const selectionChanged = before.selected !== selected
    const turnedPage = !selectionChanged && before.page !== page
    if (selected === null || turnedPage) {
      shown.current = { selected, list, page: null }
      return
    }
    if (position === -1 || !(selectionChanged || before.list !== list)) return
    const targetPage = Math.floor(position / rowsPerPage)
    shown.current = { selected, list, page: targetPage }
    if (targetPage !== page) dispatch(pageChanged({ table, page: targetPage }))
  }, [dispatch, table, list, selected, position, rowsPerPage, page])
  return null
}

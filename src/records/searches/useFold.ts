import { useEffect, useId, useRef, type RefObject } from 'react'
import { useAppDispatch, useAppSelector } from '../../api/client/hooks'
import { usePhone } from '../../ui/style/usePhone'
import { searchFolded, selectTable } from '../../ui/columns/tableSlice'
import { useRestored } from '../../ui/columns/useRestored'
import { focusFirst } from '../../ui/focus/focus'

/**
 * Whether a table's search is folded. On a phone it is until it is opened, which focuses its first field; a search folds it
 * again, and the focus goes to the button that opens it.
 */
export function useFold(table: string, panel: RefObject<HTMLElement | null>) {
  const dispatch = useAppDispatch()
  const phone = usePhone()
  useRestored(table)
  const chosen = useAppSelector((state) => selectTable(state, table).folded)
  const folded = chosen ?? phone
  const searchId = useId()
  const focusNext = useRef<'field' | 'button' | null>(null)

  useEffect(() => {
    const next = focusNext.current
    focusNext.current = null
    if (next === 'field') focusFirst(panel.current)
    else if (next === 'button')
      panel.current?.querySelector<HTMLElement>(`[aria-controls="${searchId}"]`)?.focus()
  }, [folded, panel, searchId])

  const fold = (next: boolean) => {
    if (phone && !next) focusNext.current = 'field'
    dispatch(searchFolded({ table, folded: next === phone ? null : next }))
  }
  const foldAfterSearch = () => {
    if (!phone) return
    focusNext.current = 'button'
    fold(true)
  }
  return { searchId, folded, fold, foldAfterSearch }
}

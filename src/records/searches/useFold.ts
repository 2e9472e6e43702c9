import { useId, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { usePhone } from '../../ui/style/usePhone'
import { useKept } from '../../ui/tableState/useKept'
import { focusFirst } from '../../ui/focus/focus'

/**
 * Folds a table's search: on a phone it is folded, unless it begins open, until it is opened, which focuses its first field, and a search folds it again and
 * returns the focus to the button that opens it.
 */
export function useFold(table: string, panel: RefObject<HTMLElement | null>, open?: boolean) {
  const phone = usePhone()
  const [kept, keep] = useKept(table)
  const folded = kept.folded ?? (phone && !open)
  const searchId = useId()

  const fold = (next: boolean) => {
    // Synchronously: what takes the focus has to be shown first.
    flushSync(() => keep({ folded: next }))
    if (phone && !next) focusFirst(panel.current)
  }
  const foldAfterSearch = () => {
    if (!phone) return
    fold(true)
    panel.current?.querySelector<HTMLElement>(`[aria-controls="${searchId}"]`)?.focus()
  }
  return { searchId, folded, fold, foldAfterSearch }
}

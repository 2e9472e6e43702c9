import { gridClasses, type GridApi } from '@mui/x-data-grid'
import { useEventCallback } from '@mui/material/utils'
import { useMemo, useRef, type FocusEvent, type RefObject } from 'react'
import { useCellFocus } from '../table/useCellFocus'

/** The class of columns that stay in sight. */
export const STICKY = 'fija'

const rowOf = (cell: HTMLElement) => cell.parentElement?.dataset.id

/** Scrolls a focused cell out from under the columns that stay in sight. */
function uncover(cell: HTMLElement): void {
  if (cell.classList.contains(STICKY)) return
  const scroller = cell.closest(`.${gridClasses.virtualScroller}`)
  const sticky = [...(cell.parentElement?.querySelectorAll(`.${STICKY}`) ?? [])].at(-1)
  const covered = (sticky?.getBoundingClientRect().right ?? 0) - cell.getBoundingClientRect().left
  if (scroller && covered > 0) scroller.scrollLeft -= covered
}

/**
 * Follows the focus through the rows of a sheet.
 *
 * @param onRow is told which row the person has left, and which they are in now; null is outside the sheet.
 * @returns the listeners for every cell.
 */
export function useSheetFocus(
  apiRef: RefObject<GridApi | null>,
  onRow: (left: string | null, now: string | null) => void,
) {
  const base = useCellFocus(apiRef)
  const current = useRef<string | null>(null)
  const moveTo = useEventCallback((now: string | null) => {
    const left = current.current
    current.current = now
    if (left !== now) onRow(left, now)
  })

  return useMemo(
    () => ({
      onFocus: (event: FocusEvent<HTMLElement>) => {
        base.onFocus(event)
        uncover(event.currentTarget)
        moveTo(rowOf(event.currentTarget) ?? null)
      },
      onBlur: (event: FocusEvent<HTMLElement>) => {
        base.onBlur(event)
        const { currentTarget: cell, relatedTarget: next } = event
        const isAway = !document.hasFocus() || next?.closest('[role="dialog"]')
        if (isAway || next?.closest(`.${gridClasses.cell}`)) return
        const { field = '' } = cell.dataset
        const row = rowOf(cell)
        if (row && apiRef.current?.getCellMode(row, field) === 'edit')
          apiRef.current.stopCellEditMode({ id: row, field })
        moveTo(null)
      },
    }),
    [base, apiRef, moveTo],
  )
}

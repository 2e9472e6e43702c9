import { gridClasses, type GridApi } from '@mui/x-data-grid'
import { useEventCallback } from '@mui/material/utils'
import { useMemo, useRef, type FocusEvent, type RefObject } from 'react'
import { useCellFocus } from '../table/useCellFocus'

/** The class of columns that stay in sight. */
export const STICKY = 'fija'

export interface SheetCell {
  row: string
  field: string
}

function cellOf({ parentElement, dataset }: HTMLElement): SheetCell | null {
  const row = parentElement?.dataset.id
  return row ? { row, field: dataset.field ?? '' } : null
}

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
 * @param onRow is told from which cell the person has left a row, and which row they are in now; null is outside the sheet.
 * @returns the listeners for every cell.
 */
export function useSheetFocus(
  apiRef: RefObject<GridApi | null>,
  onRow: (left: SheetCell | null, now: string | null) => void,
) {
  const base = useCellFocus(apiRef)
  const current = useRef<SheetCell | null>(null)
  const moveTo = useEventCallback((now: SheetCell | null) => {
    const left = current.current
    current.current = now
    if (left?.row !== now?.row) onRow(left, now?.row ?? null)
  })

  return useMemo(
    () => ({
      onFocus: (event: FocusEvent<HTMLElement>) => {
        base.onFocus(event)
        uncover(event.currentTarget)
        moveTo(cellOf(event.currentTarget))
      },
      onBlur: (event: FocusEvent<HTMLElement>) => {
        base.onBlur(event)
        const { relatedTarget: next } = event
        const isAway = !document.hasFocus() || next?.closest('[role="dialog"]')
        if (isAway || next?.closest(`.${gridClasses.cell}`)) return
        const { row: id, field } = cellOf(event.currentTarget) ?? {}
        if (id && field && apiRef.current?.getCellMode(id, field) === 'edit')
          apiRef.current.stopCellEditMode({ id, field })
        moveTo(null)
      },
    }),
    [base, apiRef, moveTo],
  )
}

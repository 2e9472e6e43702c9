import { gridClasses, type GridApi } from '@mui/x-data-grid'
import { useEventCallback } from '@mui/material/utils'
import { useMemo, type FocusEvent, type RefObject } from 'react'
import { STICKY } from '../../ui/sheet/SheetGrid'
import { useCellFocus } from '../../ui/table/useCellFocus'

const busOf = ({ parentElement }: HTMLElement) => parentElement?.dataset.id ?? null

/** Scrolls a focused cell out from under the columns that stay in sight. */
function uncover(cell: HTMLElement) {
  if (cell.classList.contains(STICKY)) return
  const scroller = cell.closest(`.${gridClasses.virtualScroller}`)
  const sticky = [...(cell.parentElement?.querySelectorAll(`.${STICKY}`) ?? [])].at(-1)
  const covered = (sticky?.getBoundingClientRect().right ?? 0) - cell.getBoundingClientRect().left
  if (scroller && covered > 0) scroller.scrollLeft -= covered
}

/** Follows the focus through the rows of the sheet. @returns the listeners for every cell. */
export function usePlanillaFocus(apiRef: RefObject<GridApi | null>, onRow: (bus: string | null) => void) {
  const base = useCellFocus(apiRef)
  const moveTo = useEventCallback(onRow)
  return useMemo(
    () => ({
      onFocus: (event: FocusEvent<HTMLElement>) => {
        base.onFocus(event)
        uncover(event.currentTarget)
        moveTo(busOf(event.currentTarget))
      },
      onBlur: (event: FocusEvent<HTMLElement>) => {
        base.onBlur(event)
        const { relatedTarget: next, currentTarget: cell } = event
        const isAway = !document.hasFocus() || next?.closest('[role="dialog"]')
        if (isAway || next?.closest(`.${gridClasses.cell}`)) return
        const [id, { field }] = [busOf(cell), cell.dataset]
        if (id && field && apiRef.current?.getCellMode(id, field) === 'edit')
          apiRef.current.stopCellEditMode({ id, field })
        moveTo(null)
      },
    }),
    [base, apiRef, moveTo],
  )
}

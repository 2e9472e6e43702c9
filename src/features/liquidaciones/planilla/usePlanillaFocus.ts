import { gridClasses, type GridApi } from '@mui/x-data-grid'
import { useEventCallback } from '@mui/material/utils'
import { useMemo, useRef, type FocusEvent, type RefObject } from 'react'
import { useAppStore } from '../../../api/client/hooks'
import { STICKY } from '../../../ui/sheet/SheetGrid'
import { useCellFocus } from '../../../ui/table/useCellFocus'
import { hasEditableAfter } from './columns'
import { rowEntered } from './planillaSlice'
import { selectRows } from './rows'

interface SheetCell {
  bus: string
  field: string
}

function cellOf({ parentElement, dataset }: HTMLElement): SheetCell | null {
  const bus = parentElement?.dataset.id
  return bus ? { bus, field: dataset.field ?? '' } : null
}

/** Scrolls a focused cell out from under the columns that stay in sight. */
function uncover(cell: HTMLElement) {
  if (cell.classList.contains(STICKY)) return
  const scroller = cell.closest(`.${gridClasses.virtualScroller}`)
  const sticky = [...(cell.parentElement?.querySelectorAll(`.${STICKY}`) ?? [])].at(-1)
  const covered = (sticky?.getBoundingClientRect().right ?? 0) - cell.getBoundingClientRect().left
  if (scroller && covered > 0) scroller.scrollLeft -= covered
}

/** Follows the focus through the rows of the sheet. @returns the listeners for every cell. */
export function usePlanillaFocus(apiRef: RefObject<GridApi | null>, enterGoesDown: boolean) {
  const { dispatch, getState } = useAppStore()
  const base = useCellFocus(apiRef)
  const current = useRef<SheetCell | null>(null)
  const moveTo = useEventCallback((now: SheetCell | null) => {
    const left = current.current
    current.current = now
    if (left?.bus === now?.bus) return
    // The row as it is by now: what is pressed below the sheet changes it and comes here at once.
    const rowOf = (bus?: string) => selectRows(getState()).find(({ id }) => id === bus)
    const row = rowOf(left?.bus)
    // Who goes down the columns comes back to it in the next one.
    const comesBack = Boolean(enterGoesDown && left && row && hasEditableAfter(row, left.field))
    const shown = rowOf(now?.bus)?.shown ?? null
    dispatch(rowEntered({ bus: now?.bus ?? null, comesBack, shown }))
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
        // The line below says of the row at hand.
        const isAway = !document.hasFocus() || next?.closest('[role="dialog"], [role="status"]')
        if (isAway || next?.closest(`.${gridClasses.cell}`)) return
        const { bus: id, field } = cellOf(event.currentTarget) ?? {}
        if (id && field && apiRef.current?.getCellMode(id, field) === 'edit')
          apiRef.current.stopCellEditMode({ id, field })
        moveTo(null)
      },
    }),
    [base, apiRef, moveTo],
  )
}

import { gridClasses, type GridApi } from '@mui/x-data-grid'
import { useEventCallback } from '@mui/material/utils'
import { useMemo, type FocusEvent, type RefObject } from 'react'
import { useCellFocus } from '../../ui/table/useCellFocus'

const busOf = ({ parentElement }: HTMLElement) => parentElement?.dataset.id ?? null

/** Follows the focus through the rows of the sheet. @returns the listeners for every cell. */
export function usePlanillaFocus(apiRef: RefObject<GridApi | null>, onRow: (bus: string | null) => void) {
  const base = useCellFocus(apiRef)
  const moveTo = useEventCallback(onRow)
  return useMemo(
    () => ({
      onFocus: (event: FocusEvent<HTMLElement>) => {
        base.onFocus(event)
        event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
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

import { gridClasses, type GridApi } from '@mui/x-data-grid'
import { useMemo, type FocusEvent, type RefObject } from 'react'

/**
 * Keeps the grid's focused cell in step with the page's focus. On its own the grid remembers a cell that was left with the
 * keyboard and, when its row changes, takes the focus back to it from the field being typed in. It also ignores a cell that
 * a closing dialog gave the focus back to, so that the focus is lost when that row is removed.
 *
 * @returns the listeners for every cell.
 */
export const useCellFocus = (apiRef: RefObject<GridApi | null>) =>
  useMemo(
    () => ({
      onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
        const row = currentTarget.parentElement?.dataset.id
        const { field } = currentTarget.dataset
        if (target === currentTarget && row && field) apiRef.current?.setCellFocus(row, field)
      },
      // The grid itself does the same on the blur of a column's title.
      onBlur: (event: FocusEvent<HTMLElement>) => {
        const { field = '' } = event.currentTarget.dataset
        if (!event.relatedTarget?.closest(`.${gridClasses.cell}, .${gridClasses.columnHeader}`))
          apiRef.current?.publishEvent('columnHeaderBlur', apiRef.current.getColumnHeaderParams(field), event)
      },
    }),
    [apiRef],
  )

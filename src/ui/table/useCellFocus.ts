import { gridClasses, type GridApi } from '@mui/x-data-grid'
import { useMemo, type FocusEvent, type RefObject } from 'react'

/**
 * Keeps what the grid takes for its focused cell in step with the page's focus. The grid by itself remembers a cell that was
 * left with the keyboard, and takes the focus back to it when its row changes, out of whatever is being typed by then; and
 * forgets one that a closing dialog gave the focus back to, which is then lost when its row goes.
 *
 * @returns the listeners of every cell.
 */
export const useCellFocus = (apiRef: RefObject<GridApi | null>) =>
  useMemo(
    () => ({
      onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
        const row = currentTarget.parentElement?.dataset.id
        const { field } = currentTarget.dataset
        if (target === currentTarget && row && field) apiRef.current?.setCellFocus(row, field)
      },
      // As the grid does by itself when a column's title is left.
      onBlur: (event: FocusEvent<HTMLElement>) => {
        const { field = '' } = event.currentTarget.dataset
        if (!event.relatedTarget?.closest(`.${gridClasses.cell}, .${gridClasses.columnHeader}`))
          apiRef.current?.publishEvent('columnHeaderBlur', apiRef.current.getColumnHeaderParams(field), event)
      },
    }),
    [apiRef],
  )

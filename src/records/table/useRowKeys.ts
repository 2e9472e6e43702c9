import {
  gridPaginatedVisibleSortedGridRowIdsSelector,
  gridPaginationModelSelector,
  type GridApi,
  type GridEventListener,
} from '@mui/x-data-grid'
import { useEventCallback } from '@mui/material/utils'
import type { RefObject } from 'react'

const SELECTION_KEYS = [' ', 'Enter']
const PAGE_KEYS = ['PageUp', 'PageDown']

/**
 * The keys of a row that the grid lacks: Enter follows its cell's link, or as Space chooses it, and the page keys keep the focus where it was
 * on the page.
 *
 * @param selects whether rows are chosen at all.
 * @param several whether more than one is.
 */
export const useRowKeys = (apiRef: RefObject<GridApi | null>, selects: boolean, several: boolean) =>
  useEventCallback<GridEventListener<'cellKeyDown'>>(({ id: row, field }, event) => {
    const { key, target, currentTarget } = event
    const grid = apiRef.current
    const link = key === 'Enter' ? currentTarget.querySelector('a') : null
    const chooses = selects && SELECTION_KEYS.includes(key)
    const onRow = target === currentTarget || (target as HTMLInputElement).type === 'checkbox'
    if (!grid || !onRow || !(link || chooses || PAGE_KEYS.includes(key))) return
    event.preventDefault()
    event.defaultMuiPrevented = true
    if (link) link.click()
    else if (chooses) grid.selectRow(row, !grid.isRowSelected(row), !several)
    else {
      const shown = () => gridPaginatedVisibleSortedGridRowIdsSelector(apiRef)
      const at = shown().indexOf(row)
      grid.setPage(Math.max(0, gridPaginationModelSelector(apiRef).page + (key === 'PageDown' ? 1 : -1)))
      grid.setCellFocus(shown()[at] ?? shown().at(-1) ?? row, field)
    }
  })

import { useEventCallback } from '@mui/material/utils'
import type {
  DataGridProps,
  GridApi,
  GridEventListener,
  GridRowId,
  GridRowSelectionModel,
} from '@mui/x-data-grid'
import { useCallback, useMemo, type RefObject } from 'react'
import type { useBulk } from '../bulk/useBulk'
import type { RecordTableProps } from './tableProps'
import { useRowKeys } from './useRowKeys'

type Props = Pick<RecordTableProps<never>, 'selection' | 'loading' | 'onDoubleClick'>

/** Choice of rows, as the grid's properties: one, or several while the bulk mode has `ids`; two clicks open one. */
export function useChoice(
  { selection, loading, onDoubleClick }: Props,
  apiRef: RefObject<GridApi | null>,
  { ids, setIds }: Pick<ReturnType<typeof useBulk>, 'ids' | 'setIds'>,
) {
  const selected = selection?.uuid ?? null
  const several = ids !== null
  const rowSelection = several || selection !== undefined
  const rowSelectionModel = useMemo<GridRowSelectionModel>(
    () => ({ type: 'include', ids: new Set(ids ?? (selected === null ? [] : [selected])) }),
    [ids, selected],
  )
  // The title's checkbox and a range of rows take those of the page that is shown.
  const isOnPage = useCallback(
    ({ id }: { id: GridRowId }) => apiRef.current?.getRowIndexRelativeToVisibleRows(id) !== undefined,
    [apiRef],
  )

  return {
    rowSelection,
    rowSelectionModel,
    checkboxSelection: several,
    isRowSelectable: several ? isOnPage : undefined,
    disableMultipleRowSelection: !several,
    keepNonExistentRowsSelected: several,
    onRowSelectionModelChange: useEventCallback<NonNullable<DataGridProps['onRowSelectionModelChange']>>(
      (model, { reason }) => {
        const chosen = [...model.ids].map(String)
        if (several) setIds(new Set(chosen))
        // A created record is selected before the list has it: the grid would take it off.
        else if (!loading || reason === 'singleRowSelection') selection?.onChange(chosen[0] ?? null)
      },
    ),
    onRowDoubleClick: useEventCallback<GridEventListener<'rowDoubleClick'>>(({ id }) => {
      if (several || !onDoubleClick) return
      // The two clicks have selected and deselected it.
      selection?.onChange(String(id))
      onDoubleClick(String(id))
    }),
    onCellKeyDown: useRowKeys(apiRef, rowSelection, several),
  }
}

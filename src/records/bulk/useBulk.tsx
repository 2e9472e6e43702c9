import { useEventCallback } from '@mui/material/utils'
import {
  gridExpandedSortedRowEntriesSelector,
  useGridSelector,
  type GridApi,
  type GridValidRowModel,
} from '@mui/x-data-grid'
import { useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { isOwnServer } from '../../api/client/baseUrl'
import { lazyComponent } from '../../ui/loading/lazyComponent'
import type { BulkActionsProps } from './BulkActions'
import type { BulkOptions } from './bulkAction'
import { BulkToggle } from './BulkToggle'

const BulkActions = lazyComponent(() => import('./BulkActions')) as <Row>(
  props: BulkActionsProps<Row>,
) => ReactNode

interface BarProps<Row> extends Omit<BulkActionsProps<Row>, 'chosen' | 'all' | 'onChoose'> {
  apiRef: RefObject<GridApi>
  /** The list is not whole, or that of another search, of which nothing is chosen. */
  unsettled: boolean
  isChosen: (row: Row) => boolean
  onChoose: (rows: readonly Row[]) => void
}

/** The bar over the rows that the table's filters leave: a chosen one that is filtered out does not count until it is in sight again. */
function Bar<Row>({ apiRef, unsettled, isChosen, ...props }: BarProps<Row>) {
  const entries = useGridSelector(apiRef, gridExpandedSortedRowEntriesSelector)
  const found = entries.map(({ model }) => model as Row)
  const all = unsettled ? undefined : found
  return <BulkActions {...props} chosen={all?.filter(isChosen) ?? []} all={all} />
}

/** The table's own props, as far as they are needed here. */
interface TableProps<Row> {
  rowId?: keyof Row
  selection?: { uuid: string | null; onChange: (uuid: string | null) => void }
  bulk?: BulkOptions<Row>
  exportOptions?: object
}

/**
 * A table's mode in which several rows are chosen, in place of one. Leaving it, by its button or with Escape, forgets the choice. The
 * selected row, if any, begins it.
 */
export function useBulk<Row extends GridValidRowModel>(
  { rowId = 'uuid', selection, bulk: options, exportOptions }: TableProps<Row>,
  apiRef: RefObject<GridApi | null>,
  unsettled: boolean,
) {
  /** Null outside the mode. */
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null)
  const idOf = (row: Row) => String(row[rowId])
  const toggle = useEventCallback(() => {
    setIds(ids ? null : new Set(selection?.uuid ? [selection.uuid] : []))
    selection?.onChange(null)
  })
  const onKeyDown = ({ key, target, currentTarget, defaultPrevented }: KeyboardEvent<HTMLElement>) => {
    const inField = (target as Element).matches('input:not([type="checkbox"])')
    // Not from the dialogs and panels that belong to the table but stand over the page.
    if (key === 'Escape' && !defaultPrevented && !inField && currentTarget.contains(target as Node)) toggle()
  }

  return {
    ids,
    setIds,
    /** For the table's frame. */
    onKeyDown: ids ? onKeyDown : undefined,
    /** The button that switches the mode, of our own server alone. */
    toggle: isOwnServer() && (options ?? exportOptions) && <BulkToggle on={ids !== null} onToggle={toggle} />,
    /** Bar in place of the table's buttons; null outside the mode. */
    actions: ids && (
      <Bar<Row>
        {...{ options, unsettled }}
        apiRef={apiRef as RefObject<GridApi>}
        exports={exportOptions !== undefined}
        isChosen={(row) => ids.has(idOf(row))}
        onChoose={(rows) => setIds(new Set(rows.map(idOf)))}
      />
    ),
  }
}

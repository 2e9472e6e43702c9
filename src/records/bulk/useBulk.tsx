import { useEventCallback } from '@mui/material/utils'
import { useMemo, useState, type KeyboardEvent, type ReactNode } from 'react'
import { isOwnServer } from '../../api/client/baseUrl'
import type { Column } from '../../ui/tableState/columns'
import { lazyComponent } from '../../ui/loading/lazyComponent'
import type { BulkActionsProps } from './BulkActions'
import type { BulkOptions } from './bulkAction'
import { BulkToggle } from './BulkToggle'

const BulkActions = lazyComponent(() => import('./BulkActions')) as <Row>(
  props: BulkActionsProps<Row>,
) => ReactNode

/** The table's own props, as far as they are needed here. */
interface TableProps<Row> {
  rowId?: keyof Row
  partial?: boolean
  selection?: { uuid: string | null }
  columns: readonly Column<Row>[]
  bulk?: BulkOptions<Row>
  exportOptions?: object
}

/** Makes room for the checkboxes: dates wrap to two lines. */
const narrow = <Row,>(column: Column<Row>) =>
  column.kind === 'date' ? { ...column, minWidth: undefined } : column

/**
 * A table's mode in which several rows are chosen, in place of one. Leaving it, by its button or with Escape, forgets the choice. A row
 * that is filtered out does not count until it is in sight again.
 *
 * @param view the filtered rows; the selected one, if any, begins the choice
 */
export function useBulk<Row>(
  { rowId = 'uuid' as keyof Row, partial, selection, columns, bulk: options, exportOptions }: TableProps<Row>,
  view: readonly Row[],
  onSelect: (id: string | null) => void,
) {
  /** Null outside the mode. */
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null)
  const idOf = (row: Row) => String(row[rowId])
  const chosen = ids ? view.filter((row) => ids.has(idOf(row))) : []
  const on = ids !== null
  const shown = useMemo(() => (on ? columns.map(narrow) : columns), [on, columns])
  const toggle = useEventCallback(() => {
    setIds(ids ? null : new Set(selection?.uuid ? [selection.uuid] : []))
    onSelect(null)
  })
  const choose = (rows: readonly Row[]) => setIds(new Set(rows.map(idOf)))
  const onKeyDown = ({ key, target, currentTarget, defaultPrevented }: KeyboardEvent<HTMLElement>) => {
    const inField = (target as Element).matches('input:not([type="checkbox"])')
    // Not from the dialogs and panels that belong to the table but stand over the page.
    if (key === 'Escape' && !defaultPrevented && !inField && currentTarget.contains(target as Node)) toggle()
  }

  return {
    ids,
    setIds,
    chosen,
    columns: shown,
    /** For the table's frame. */
    onKeyDown: ids ? onKeyDown : undefined,
    /** The button that switches the mode, of our own server alone. */
    toggle: isOwnServer() && (options ?? exportOptions) && <BulkToggle on={on} onToggle={toggle} />,
    /** Bar in place of the table's buttons; null outside the mode. */
    actions: ids && (
      <BulkActions
        options={options}
        chosen={chosen}
        all={partial ? undefined : view}
        exports={exportOptions !== undefined}
        onChoose={choose}
      />
    ),
  }
}

import MoreHoriz from '@mui/icons-material/MoreHoriz'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { useEventCallback } from '@mui/material/utils'
import {
  DataGrid,
  gridExpandedSortedRowEntriesSelector,
  useGridApiRef,
  type GridApi,
  type GridRowClassNameParams,
  type GridValidRowModel,
} from '@mui/x-data-grid'
import { useCallback, useImperativeHandle, useMemo, useState, type RefObject } from 'react'
import { useAppSelector } from '../../api/client/hooks'
import { ACTIONS, CARDS } from '../../ui/cards/styles'
import { ExportButton } from '../../ui/export/ExportButton'
import { useShortcut } from '../../ui/shortcuts/useShortcut'
import { usePhone } from '../../ui/style/usePhone'
import { GRID, SLOT_PROPS } from '../../ui/table/defaults'
import { Frame, ROW_HEIGHT } from '../../ui/table/frame'
import { TableContent } from '../../ui/table/Toolbar'
import { useCellFocus } from '../../ui/table/useCellFocus'
import { isArranged, selectTable } from '../../ui/tableState/tableSlice'
import { TABLE_TEXTS } from '../../ui/tableState/texts'
import { useBulk } from '../bulk/useBulk'
import { selectRecent } from '../remoteChanges/remoteChangesSlice'
import { withDistinctNames } from '../selectors/driverNames'
import { AsTable } from './AsTable'
import { exportableOf } from './exportableOf'
import type { RecordTableProps } from './tableProps'
import { useChoice } from './useChoice'
import { useInSight } from './useInSight'
import { useModels } from './useModels'
import { useRows } from './useRows'

const NO_ROWS: readonly never[] = []
/** Takes no room of its own. */
const LINE = { mb: '-4px', zIndex: 1 }

/** The server searches and keeps its order. */
const SERVED = {
  paginationMode: 'server',
  pageSizeOptions: [10],
  disableColumnFilter: true,
  disableColumnSorting: true,
} as const

/**
 * A screen's table: the grid over all its rows, which filters, searches, sorts and pages them. Its state stands in the store under `id`;
 * the screen provides the data.
 */
export default function LoadedTable<Row extends GridValidRowModel>(props: RecordTableProps<Row>) {
  const { id, title, rowId = 'uuid', selection, totals, highlightedRow, legend } = props
  const { loading = false, partial = false, served } = props
  const waiting = loading && props.waiting === true
  const unsettled = partial || waiting
  const apiRef = useGridApiRef()
  const recent = useAppSelector(selectRecent)
  const key = useShortcut('tabla')
  const phone = usePhone()
  const [asTable, setAsTable] = useState(false)
  const [allActions, showAllActions] = useState(false)
  const asCards = phone && !asTable
  // The first rows of the list are not the first of a filtered or differently sorted one.
  const arranged = useAppSelector((state) => partial && isArranged(selectTable(state, id)))
  const named = useMemo(() => props.rows && withDistinctNames(props.rows), [props.rows])
  const rows = (arranged ? undefined : named) ?? NO_ROWS
  const first = useRows(apiRef, rows)
  const { visible, models } = useModels(props, apiRef, asCards, named !== undefined && !arranged && !served)
  const bulk = useBulk<Row>(props, apiRef, unsettled)
  const { ids } = bulk
  const choice = useChoice(props, apiRef, bulk)

  const uncounted =
    props.rows === undefined || waiting || (partial && (arranged || typeof totals === 'function'))
  const footer = useMemo(
    () => (uncounted ? undefined : typeof totals === 'function' ? totals(rows) : totals),
    [uncounted, totals, rows],
  )
  useInSight(apiRef, selection?.uuid ?? null, unsettled ? undefined : props.rows)
  const getRowId = useCallback((row: Row) => String(row[rowId]), [rowId])
  const getRowClassName = useCallback(
    ({ id: row, row: model }: GridRowClassNameParams<Row>) =>
      `${highlightedRow?.(model) ?? ''} ${recent[row] ? 'reciente' : ''}`.trim(),
    [highlightedRow, recent],
  )
  // Says nothing of a list that could not be fetched (section 8).
  const noRowsLabel = props.rows ? props.emptyMessage : ''
  const localeText = useMemo(() => ({ ...TABLE_TEXTS, noRowsLabel }), [noRowsLabel])
  const cell = useCellFocus(apiRef)
  const slotProps = useMemo(() => ({ ...SLOT_PROPS, cell }), [cell])

  const view = useEventCallback(() =>
    gridExpandedSortedRowEntriesSelector(apiRef).map(({ model }) => model as Row),
  )
  useImperativeHandle(props.view, () => view, [view])
  const exportable = useEventCallback(() => {
    const found = view()
    const chosen = found.filter((row) => ids?.has(getRowId(row)))
    const exported = chosen.length === 0 ? found : chosen
    return exportableOf(
      props,
      visible,
      apiRef as RefObject<GridApi>,
      exported,
      // Figures that are given are those of all rows.
      typeof totals === 'function' ? totals(exported) : exported.length === rows.length ? footer : undefined,
    )
  })

  const actions = bulk.actions ?? props.actions
  return (
    <Frame aria-label={title} {...key.props} onKeyDown={bulk.onKeyDown}>
      <TableContent
        value={{
          actions: (
            <>
              {!asCards && actions}
              {props.exportOptions && <ExportButton exportable={exportable} disabled={unsettled} />}
              {!served && bulk.toggle}
              {phone && <AsTable on={asTable} onToggle={() => setAsTable(!asTable)} />}
            </>
          ),
          legend: asCards ? undefined : legend,
          totals: footer,
          served: served !== undefined,
          paged: !unsettled,
          onShown: props.onShown,
        }}
      >
        {loading && rows.length > 0 && <LinearProgress aria-label="Cargando" sx={LINE} />}
        <DataGrid<Row>
          {...GRID}
          {...models}
          {...(asCards && CARDS)}
          {...(served && { ...SERVED, ...served })}
          {...choice}
          apiRef={apiRef}
          label={title}
          rowHeight={props.rowHeight ?? ROW_HEIGHT}
          rows={served ? rows : first}
          getRowId={getRowId}
          // A property that changes draws all cells anew, which those of the search before are not worth.
          loading={loading && rows.length === 0}
          getRowClassName={getRowClassName}
          slotProps={slotProps}
          localeText={localeText}
        />
      </TableContent>
      {asCards && (
        <Box sx={ACTIONS}>
          {actions}
          <Button
            startIcon={<MoreHoriz />}
            aria-expanded={allActions}
            onClick={() => showAllActions(!allActions)}
          >
            Más
          </Button>
        </Box>
      )}
    </Frame>
  )
}

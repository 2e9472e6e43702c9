import Box from '@mui/material/Box'
import {
  DataGrid,
  gridClasses,
  gridFocusCellSelector,
  type GridApi,
  type GridCellModesModel,
  type GridSlotsComponentsProps,
} from '@mui/x-data-grid'
import { useEventCallback } from '@mui/material/utils'
import { useMemo, useState, type ClipboardEvent, type RefObject } from 'react'
import { readBlock } from '../../../ui/sheet/block'
import { sheetStyles } from '../../../ui/sheet/sheetStyles'
import { useSheetFocus, type SheetCell } from '../../../ui/sheet/useSheetFocus'
import { useSheetKeys } from '../../../ui/sheet/useSheetKeys'
import { useShortcut } from '../../../ui/shortcuts/useShortcut'
import { pageNonce } from '../../../ui/style/nonce'
import { Frame, HEADER_HEIGHT, ROW_HEIGHT } from '../../../ui/table/frame'
import { LoadingOverlay, NoRowsOverlay } from '../../../ui/table/Overlays'
import { TABLE_TEXTS } from '../../../ui/columns/texts'
import { FIGURE_FIELDS, LISTS, sheetColumns, type EditedRow } from './columns'
import { hasStopAfter, sheetOrder } from './order'
import type { SheetField } from './fields'
import type { SheetRow } from './sheetRow'
import { useSheetEdits } from './useSheetEdits'
import { useSendingByItself, type Planilla } from './usePlanilla'

interface Props {
  planilla: Planilla
  apiRef: RefObject<GridApi | null>
  title: string
  enterGoesDown: boolean
  onOpen: (row: SheetRow, field: SheetField) => void
  /** The bus of the row that the person is in. */
  onRow: (id: string | null) => void
  onPasted: (outcome: string) => void
  page: number
  onPage: (page: number) => void
}

/** The most that the grid shows on a page. */
export const PAGE_SIZE = 100
const NONCE = pageNonce()
const SLOTS = { loadingOverlay: LoadingOverlay, noRowsOverlay: NoRowsOverlay }
const LOCALE_TEXT = { ...TABLE_TEXTS, noRowsLabel: 'No hay buses.' }
const BODY = {
  display: 'flex',
  flexDirection: 'column',
  maxHeight: 'max(320px, calc(100dvh - 236px))',
} as const

/** A laptop shows all that is typed in. */
const NARROW = {
  [`& .${gridClasses.cell}, & .${gridClasses.columnHeader}`]: { px: 0.5 },
  [`& .${gridClasses.columnHeaderTitle}`]: { fontSize: '0.75rem' },
}

const rowClass = ({ row }: { row: SheetRow }) => {
  if (row.entry?.refusal) return 'invalida'
  if (row.entry) return 'sin-guardar'
  return row.stored === 'pendiente' || row.stored === 'sensor' ? 'pendiente' : ''
}

/** The grid that a clerk types a day's settlements in. */
export function PlanillaTable(props: Props) {
  const { planilla, apiRef, title, enterGoesDown, onOpen, onRow, onPasted, page, onPage } = props
  const { rows, loading } = planilla
  const [cellModes, setCellModes] = useState<GridCellModesModel>({})
  const key = useShortcut('tabla')
  const edits = useSheetEdits(planilla, onOpen)
  const { onPress } = edits
  const columns = useMemo(() => sheetColumns((row, field) => void onPress(row, field)), [onPress])
  const keys = useSheetKeys(apiRef, {
    ...sheetOrder(rows),
    ...edits,
    figures: FIGURE_FIELDS,
    lists: LISTS,
    enterGoesDown,
  })
  useSendingByItself(planilla, cellModes)

  const handleRow = useEventCallback((left: SheetCell | null, now: string | null) => {
    const row = rows.find(({ id }) => id === left?.row)
    // Who goes down the columns comes back to it in the next one.
    const comesBack = Boolean(enterGoesDown && left && row && hasStopAfter(row, left.field))
    planilla.onRow(left?.row ?? null, now, comesBack)
    onRow(now)
  })
  const cell = useSheetFocus(apiRef, handleRow)
  const slotProps = useMemo<GridSlotsComponentsProps>(() => ({ cell }), [cell])

  const paginationModel = useMemo(() => ({ page, pageSize: PAGE_SIZE }), [page])

  const handlePaste = (event: ClipboardEvent) => {
    const focused = gridFocusCellSelector(apiRef)
    if (!focused || event.target instanceof HTMLInputElement || !planilla.mayType) return
    event.preventDefault()
    onPasted(edits.paste(focused, readBlock(event.clipboardData.getData('text/plain'))))
  }

  return (
    <Frame aria-label={title} {...key.props}>
      <Box sx={BODY} onPaste={handlePaste}>
        <DataGrid<SheetRow>
          apiRef={apiRef}
          label={title}
          columns={columns}
          rows={rows}
          loading={loading}
          editMode="cell"
          onCellModesModelChange={setCellModes}
          isCellEditable={({ row }: { row: SheetRow }) => !row.locked}
          processRowUpdate={(row: EditedRow) => edits.onEdited(row)}
          {...keys}
          getRowClassName={rowClass}
          // It would leave out the columns that stay in sight wherever the sheet is scrolled to.
          disableVirtualization
          rowSelection={false}
          disableColumnResize
          pageSizeOptions={[PAGE_SIZE]}
          paginationModel={paginationModel}
          onPaginationModelChange={(model) => onPage(model.page)}
          hideFooter={rows.length <= PAGE_SIZE}
          rowHeight={ROW_HEIGHT}
          columnHeaderHeight={HEADER_HEIGHT}
          slots={SLOTS}
          slotProps={slotProps}
          localeText={LOCALE_TEXT}
          nonce={NONCE}
          sx={[sheetStyles, NARROW]}
        />
      </Box>
    </Frame>
  )
}

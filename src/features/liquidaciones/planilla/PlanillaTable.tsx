import Box from '@mui/material/Box'
import { gridFocusCellSelector, type GridApi } from '@mui/x-data-grid'
import { useMemo, type ClipboardEvent, type RefObject } from 'react'
import { useAppDispatch } from '../../../api/client/hooks'
import { readBlock } from '../../../ui/sheet/block'
import { SheetGrid } from '../../../ui/sheet/SheetGrid'
import { useShortcut } from '../../../ui/shortcuts/useShortcut'
import { TABLE_TEXTS } from '../../../ui/tableState/texts'
import { Frame, HEADER_HEIGHT, ROW_HEIGHT } from '../../../ui/table/frame'
import { COLUMNS } from './columns'
import { pasteBlock } from './pasted'
import { editingChanged } from './planillaSlice'
import type { SheetRow } from './sheetRow'
import { BODY, STYLES } from './styles'
import { typeCell } from './typing'
import { usePlanillaFocus } from './usePlanillaFocus'
import { usePlanillaKeys } from './usePlanillaKeys'

interface Props {
  rows: SheetRow[]
  loading: boolean
  mayType: boolean
  apiRef: RefObject<GridApi | null>
  title: string
  enterGoesDown: boolean
  page: number
  onPage: (page: number) => void
}

/** The most that the grid shows on a page. */
export const PAGE_SIZE = 100
const LOCALE_TEXT = { ...TABLE_TEXTS, noRowsLabel: 'No hay buses.' }
const rowClass = ({ row: { entry, stored } }: { row: SheetRow }) => {
  if (entry) return entry.refusal ? 'invalida' : 'sin-guardar'
  return stored === 'pendiente' || stored === 'sensor' ? 'pendiente' : ''
}

/** The grid that a clerk types a day's settlements in. */
export function PlanillaTable({ rows, loading, mayType, apiRef, title, enterGoesDown, page, onPage }: Props) {
  const dispatch = useAppDispatch()
  const { props: shortcut } = useShortcut('tabla')
  const keys = usePlanillaKeys(apiRef, rows, enterGoesDown)

  const cell = usePlanillaFocus(apiRef, enterGoesDown)
  const paginationModel = useMemo(() => ({ page, pageSize: PAGE_SIZE }), [page])
  const slotProps = useMemo(() => ({ cell }), [cell])

  const onPaste = (event: ClipboardEvent) => {
    const focused = gridFocusCellSelector(apiRef)
    if (!focused || event.target instanceof HTMLInputElement || !mayType) return
    event.preventDefault()
    dispatch(pasteBlock(focused, readBlock(event.clipboardData.getData('text/plain'))))
  }

  return (
    <Frame aria-label={title} {...shortcut}>
      <Box sx={BODY} onPaste={onPaste}>
        <SheetGrid<SheetRow>
          apiRef={apiRef}
          label={title}
          columns={COLUMNS}
          rows={rows}
          loading={loading}
          onCellModesModelChange={(model) => dispatch(editingChanged({ editing: Object.keys(model) }))}
          isCellEditable={({ row }: { row: SheetRow }) => !row.locked}
          processRowUpdate={(row) => dispatch(typeCell(row))}
          {...keys}
          getRowClassName={rowClass}
          pageSize={PAGE_SIZE}
          paginationModel={paginationModel}
          onPaginationModelChange={(model) => onPage(model.page)}
          rowHeight={ROW_HEIGHT}
          columnHeaderHeight={HEADER_HEIGHT}
          slotProps={slotProps}
          localeText={LOCALE_TEXT}
          sx={STYLES}
        />
      </Box>
    </Frame>
  )
}

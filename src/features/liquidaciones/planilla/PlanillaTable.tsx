import Box from '@mui/material/Box'
import { gridClasses, gridFocusCellSelector, type GridApi } from '@mui/x-data-grid'
import { useMemo, type ClipboardEvent, type RefObject } from 'react'
import { useAppDispatch } from '../../../api/client/hooks'
import { readBlock } from '../../../ui/sheet/block'
import { SheetGrid, sheetStyles } from '../../../ui/sheet/SheetGrid'
import { useShortcut } from '../../../ui/shortcuts/useShortcut'
import { TABLE_TEXTS } from '../../../ui/columns/texts'
import { Frame, HEADER_HEIGHT, ROW_HEIGHT } from '../../../ui/table/frame'
import { COLUMNS, STATE } from './columns'
import { pasteBlock } from './pasted'
import { editingChanged } from './planillaSlice'
import type { SheetRow } from './sheetRow'
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
const BODY = {
  display: 'flex',
  flexDirection: 'column',
  maxHeight: 'max(320px, calc(100dvh - 236px))',
  containerType: 'inline-size',
} as const

/** A laptop shows all that is typed in. */
const NARROW = {
  [`& .${gridClasses.cell}, & .${gridClasses.columnHeader}`]: { px: 0.5 },
  [`& .${gridClasses.columnHeaderTitle}`]: { fontSize: '0.75rem' },
}

/** A line under the row takes the width that is in sight, whatever the sheet is scrolled to. */
const LINE = {
  [`& .${gridClasses['row--dynamicHeight']}`]: {
    flexWrap: 'wrap',
    [`& > .${gridClasses.cell}`]: {
      height: ROW_HEIGHT,
      lineHeight: `${ROW_HEIGHT - 1}px`,
      whiteSpace: 'nowrap',
    },
    // It would take a line of its own.
    [`& > .${gridClasses.cellEmpty}`]: { display: 'none' },
    [`& > [data-field="${STATE}"]`]: {
      order: 1,
      overflow: 'visible',
      flex: '1 0 auto',
      // No share of the row's own width.
      width: 0,
      minWidth: '100%',
      height: 'auto',
      borderTop: 'none',
      whiteSpace: 'normal',
      lineHeight: 1.4,
    },
  },
  [`& [data-field="${STATE}"]`]: { p: 0 },
  '& .motivos': {
    position: 'sticky',
    left: 0,
    boxSizing: 'border-box',
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 1,
    maxWidth: 'min(100%, calc(100cqw - 2px))',
    px: 1,
    pb: 0.5,
    fontSize: '0.75rem',
    '& button': { py: 0, minHeight: 24 },
  },
  '& .invalida .motivos': { color: 'error.main' },
  // A wrong figure is whole, over the next cell.
  [`& .${gridClasses.cell}.con-error`]: {
    overflow: 'visible',
    textAlign: 'left',
    '& > span': {
      position: 'relative',
      zIndex: 1,
      px: 0.5,
      mx: -0.5,
      bgcolor: 'background.paper',
      outline: '1px solid',
      outlineColor: 'error.main',
    },
  },
} as const

/** Whether it has a line under it. */
const isExplained = ({ reasons, hasFailed, other }: SheetRow) => Boolean(reasons || hasFailed || other)

const rowClass = ({ row: { entry, stored } }: { row: SheetRow }) => {
  if (entry) return entry.refusal ? 'invalida' : 'sin-guardar'
  return stored === 'pendiente' || stored === 'sensor' ? 'pendiente' : ''
}

/** The grid that a clerk types a day's settlements in. */
export function PlanillaTable({ rows, loading, mayType, apiRef, title, enterGoesDown, page, onPage }: Props) {
  const dispatch = useAppDispatch()
  const { props: shortcut } = useShortcut('tabla')
  const keys = usePlanillaKeys(apiRef, rows, enterGoesDown)

  const cell = usePlanillaFocus(apiRef, rows, enterGoesDown)
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
          getRowHeight={({ model }) => (isExplained(model as SheetRow) ? 'auto' : null)}
          columnHeaderHeight={HEADER_HEIGHT}
          slotProps={slotProps}
          localeText={LOCALE_TEXT}
          sx={[sheetStyles, NARROW, LINE]}
        />
      </Box>
    </Frame>
  )
}

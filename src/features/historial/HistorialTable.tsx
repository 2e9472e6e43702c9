import {
  DataGrid,
  GridFooterContainer,
  GridPagination,
  useGridApiRef,
  type GridEventListener,
  type GridRowSelectionModel,
} from '@mui/x-data-grid'
import { useMemo, type ReactNode } from 'react'
import type { Cambio } from '../../contract/historial'
import { useShortcut } from '../../ui/shortcuts/useShortcut'
import { pageNonce } from '../../ui/style/nonce'
import { toColDef } from '../../ui/table/colDef'
import { LINE } from '../../ui/table/Footer'
import { Frame, HEADER_HEIGHT, ROW_HEIGHT } from '../../ui/table/frame'
import { LoadingOverlay, NoRowsOverlay } from '../../ui/table/Overlays'
import { Bar, LOADING_HEIGHT, pageHeight, tableStyles } from '../../ui/table/styles'
import { TABLE_TEXTS } from '../../ui/tableState/texts'
import { useCellFocus } from '../../ui/table/useCellFocus'
import { numero } from '../../ui/texts/formats'
import { COLUMNS } from './columns'

interface Props {
  rows: readonly Cambio[] | undefined
  loading: boolean
  page: number
  /** Undefined until the page's rows are here. */
  hasNextPage: boolean | undefined
  onPage: (page: number) => void
  /** The sequence of the selected change. */
  selected: number | undefined
  onSelect: (sequence: number | undefined) => void
  onOpen: (change: Cambio) => void
  /** The screen's buttons. */
  actions: ReactNode
}

export const PAGE_SIZE = 10

const NONCE = pageNonce()
const Footer = () => (
  <GridFooterContainer sx={LINE}>
    <GridPagination />
  </GridFooterContainer>
)
const SLOTS = { footer: Footer, loadingOverlay: LoadingOverlay, noRowsOverlay: NoRowsOverlay }
const COL_DEFS = COLUMNS.map((column) => toColDef(column))
const LOCALE_TEXT = {
  ...TABLE_TEXTS,
  noRowsLabel: 'No hay cambios.',
  // How many there are is not counted.
  paginationDisplayedRows: ({ from, to, count }: { from: number; to: number; count: number }) =>
    `${numero(from)}–${numero(to)} de ${count === -1 ? `más de ${numero(to)}` : numero(count)}`,
}
const NO_ROWS: readonly never[] = []
const PAGE_KEYS = ['PageUp', 'PageDown']

/** The table of changes: the server's pages, whose number is not known. */
export default function HistorialTable(props: Props) {
  const { rows = NO_ROWS, loading, page, hasNextPage, onPage, selected, onSelect, onOpen } = props
  const apiRef = useGridApiRef()
  const cell = useCellFocus(apiRef)
  const key = useShortcut('tabla')
  const empty = rows.length === 0
  const slotProps = useMemo(() => ({ cell }), [cell])
  const rowSelectionModel = useMemo<GridRowSelectionModel>(
    () => ({ type: 'include', ids: new Set(selected === undefined ? [] : [selected]) }),
    [selected],
  )

  const onCellKeyDown: GridEventListener<'cellKeyDown'> = ({ row }, event) => {
    const { target, currentTarget } = event
    if (target !== currentTarget || ![...PAGE_KEYS, 'Enter', ' '].includes(event.key)) return
    event.preventDefault()
    event.defaultMuiPrevented = true
    const focused = row as Cambio
    if (event.key === 'Enter') onOpen(focused)
    else if (event.key === ' ') onSelect(focused.secuencia === selected ? undefined : focused.secuencia)
    else if (event.key === 'PageDown' && hasNextPage) onPage(page + 1)
    else if (event.key === 'PageUp' && page > 0) onPage(page - 1)
  }

  return (
    <Frame aria-label="Historial" {...key.props}>
      <Bar>{props.actions}</Bar>
      <DataGrid<Cambio>
        apiRef={apiRef}
        label="Historial"
        columns={COL_DEFS}
        rows={rows}
        getRowId={({ secuencia }) => secuencia}
        loading={loading}
        paginationMode="server"
        // Unknown until the last page shows it.
        rowCount={hasNextPage === false ? page * PAGE_SIZE + rows.length : -1}
        paginationMeta={{ hasNextPage }}
        paginationModel={{ page, pageSize: PAGE_SIZE }}
        onPaginationModelChange={(model) => model.page !== page && onPage(model.page)}
        pageSizeOptions={[PAGE_SIZE]}
        rowSelectionModel={rowSelectionModel}
        onRowSelectionModelChange={({ ids: [id] }) => onSelect(id as number | undefined)}
        disableMultipleRowSelection
        keepNonExistentRowsSelected
        disableColumnMenu
        // The server searches and keeps its order.
        disableColumnFilter
        disableColumnSorting
        onRowDoubleClick={({ row }) => onOpen(row as Cambio)}
        onCellKeyDown={onCellKeyDown}
        rowHeight={ROW_HEIGHT}
        columnHeaderHeight={HEADER_HEIGHT}
        hideFooter={empty && page === 0}
        slots={SLOTS}
        slotProps={slotProps}
        localeText={LOCALE_TEXT}
        nonce={NONCE}
        style={loading && empty ? LOADING_HEIGHT : pageHeight(page > 0 || hasNextPage ? PAGE_SIZE : 0)}
        sx={tableStyles}
      />
    </Frame>
  )
}

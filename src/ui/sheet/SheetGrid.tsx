import { DataGrid, gridClasses, type DataGridProps, type GridValidRowModel } from '@mui/x-data-grid'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { TABLE_TEXTS } from '../tableState/texts'
import { FOR_READERS } from '../style/forReaders'
import { pageNonce } from '../style/nonce'
import { paletteOf, tint } from '../style/palette'
import { HEADER_HEIGHT } from '../table/frame'
import { LoadingOverlay, NoRowsOverlay } from '../table/Overlays'
import { FORCED_MARK, tableStyles } from '../table/styles'

/** The class of columns that stay in sight. */
export const STICKY = 'fija'

/** The table's styles, and a sheet's: columns that stay in sight, what is proposed, wrong or unsaved. */
export const sheetStyles = (theme: Theme) => {
  const { divider, error, primary } = paletteOf(theme)
  return {
    ...tableStyles(theme),
    [`& .${gridClasses.row}`]: {
      backgroundColor: 'background.paper',
      '&:not(.pendiente):not(.invalida):hover': { backgroundColor: 'background.paper' },
      // Unsaved: a bar at the left, and words under the driver.
      '&:is(.sin-guardar, :has(.sin-guardar)) [data-colindex="0"]': {
        boxShadow: `inset 4px 0 0 ${primary.main}, inset -1px 0 0 ${divider}`,
        ...FORCED_MARK,
      },
    },
    [`& .${STICKY}`]: {
      position: 'sticky',
      left: 'var(--fija, 0px)',
      zIndex: 3,
      backgroundColor: 'inherit',
      boxShadow: `inset -1px 0 0 ${divider}`,
    },
    // They would show through the titles that stay in sight.
    [`& .${gridClasses.columnSeparator}`]: { display: 'none' },
    [`& .${gridClasses.columnHeader}.${STICKY}`]: { backgroundColor: 'background.paper', zIndex: 4 },
    '& .segunda': { '--fija': '52px' },
    [`& .${gridClasses.cell}`]: {
      '&.con-error': { boxShadow: `inset 0 0 0 2px ${error.main}` },
      [`&.${gridClasses['cell--editing']}`]: {
        padding: 0,
        '& input': { padding: '0 4px' },
        '&.cifra': { position: 'relative', '& input': { textAlign: 'right' } },
      },
      '& .propuesta': { color: 'text.secondary', fontStyle: 'italic' },
      // Beside what is typed, over the figure that comes of it.
      '& .completa': {
        position: 'absolute',
        left: '100%',
        zIndex: 1,
        px: 0.75,
        backgroundColor: 'background.paper',
        color: 'text.secondary',
        whiteSpace: 'nowrap',
      },
      '& .conductor': {
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
        height: '100%',
        lineHeight: '17px',
        width: '100%',
        '& > *': { overflow: 'hidden', textOverflow: 'ellipsis' },
        '& small': { display: 'block', color: 'text.secondary', fontSize: '0.75rem' },
      },
      '& .solo-lectores': FOR_READERS,
      '&:focus-within': { outlineOffset: -2, backgroundColor: tint(primary.main, 8) },
      [`&.${STICKY}:focus-within`]: { backgroundColor: 'background.paper' },
    },
    '& .invalida .conductor small': { color: 'error.main' },
  }
}

const NONCE = pageNonce()
const SLOTS = { loadingOverlay: LoadingOverlay, noRowsOverlay: NoRowsOverlay }

interface Props<Row extends GridValidRowModel> extends DataGridProps<Row> {
  pageSize: number
}

/** The grid of a sheet, whose rows stay in their order. */
export function SheetGrid<Row extends GridValidRowModel>({ pageSize, ...props }: Props<Row>) {
  const isTouched = useMediaQuery('(pointer: coarse)', { noSsr: true })
  return (
    <DataGrid<Row>
      rowHeight={isTouched ? 44 : 28}
      columnHeaderHeight={HEADER_HEIGHT}
      // It would leave out the columns that stay in sight wherever the sheet is scrolled to.
      disableVirtualization
      rowSelection={false}
      disableColumnMenu
      disableColumnResize
      disableColumnSorting
      initialState={{ pagination: { paginationModel: { pageSize } } }}
      pageSizeOptions={[pageSize]}
      hideFooter={(props.rows?.length ?? 0) <= pageSize}
      slots={SLOTS}
      localeText={TABLE_TEXTS}
      nonce={NONCE}
      sx={sheetStyles}
      {...props}
    />
  )
}

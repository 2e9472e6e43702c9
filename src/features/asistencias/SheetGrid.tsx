import { gridClasses, type DataGridProps } from '@mui/x-data-grid'
import type { Theme } from '@mui/material/styles'
import { SheetGrid, sheetStyles } from '../../ui/sheet/SheetGrid'
import { paletteOf } from '../../ui/style/palette'
import { HEADER_HEIGHT } from '../../ui/table/frame'
import { ROWS_PER_PAGE } from './columns'
import type { SheetRow } from './sheetColumns'

const UNSAVED = `& .${gridClasses.row}:not(.pendiente):not(.invalida):has(.sin-guardar)`

const styles = (theme: Theme) => {
  const { error, fila } = paletteOf(theme)
  return {
    // An unsaved row has a tint and a bar, so that colour is not the only mark.
    [UNSAVED]: { backgroundColor: fila.pendiente },
    [`${UNSAVED} [data-colindex="0"]`]: { boxShadow: `inset 4px 0 0 ${fila.pendienteMarca}` },
    // A long name takes two lines, unless the row says what is wrong.
    '& .conductor:not(:has(small)) > div': {
      whiteSpace: 'normal',
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical' as const,
      WebkitLineClamp: 2,
    },
    '& .conductor small': { color: `${error.main} !important` },
    '& .titulo-con-casilla': { display: 'grid', justifyItems: 'center', fontWeight: 600, lineHeight: 1.2 },
    '& .titulo-con-casilla .MuiCheckbox-root': { padding: '2px' },
  }
}

/** The grid of the day's attendance. */
export const AttendanceGrid = (props: DataGridProps<SheetRow>) => (
  <SheetGrid<SheetRow>
    pageSize={ROWS_PER_PAGE}
    rowHeight={44}
    columnHeaderHeight={HEADER_HEIGHT + 10}
    sx={[sheetStyles, styles]}
    {...props}
  />
)

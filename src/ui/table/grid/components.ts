/**
 * The grid's parts as the grid's own list of defaults asks for them, in whose place the bundler puts this: those of rows and
 * headers as they are, and those of its panels from the chunk that comes when a panel is opened.
 */
import { dePanel, dePanelAlAbrir } from './panels'

export {
  GridColumnHeaderFilterIconButton,
  GridColumnHeaderSortIcon,
  GridFooter,
  GridNoColumnsOverlay,
  GridNoRowsOverlay,
  GridRow,
  GridRowCheckbox,
  GridRowCount,
} from '@mui/x-data-grid'
export { nada as GridSkeletonCell } from './unused'
export { Cargando as GridLoadingOverlay } from '../Overlays'
export { Pages as GridPagination } from '../Pages'

export const GridColumnMenu = dePanel((partes) => partes.GridColumnMenu)
export const GridColumnsManagement = dePanel((partes) => partes.GridColumnsManagement)
export const GridColumnsPanel = dePanel((partes) => partes.GridColumnsPanel)
export const GridFilterPanel = dePanel((partes) => partes.GridFilterPanel)
export const GridToolbar = dePanel((partes) => partes.GridToolbar)
export const GridPanel = dePanelAlAbrir((partes) => partes.GridPanel)

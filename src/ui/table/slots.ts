import { GRID_CHECKBOX_SELECTION_FIELD, type GridColumnsManagementProps } from '@mui/x-data-grid'
import { sinAcentos } from '../../contract/sinAcentos'
import { Footer } from './Footer'
import { LoadingOverlay, NoRowsOverlay } from './Overlays'
import { TableToolbar } from './Toolbar'

/** Components in the slots of the grid. */
export const SLOTS = {
  toolbar: TableToolbar,
  footer: Footer,
  loadingOverlay: LoadingOverlay,
  noRowsOverlay: NoRowsOverlay,
}

/** The list of columns: found without accents, and without the checkboxes. */
export const COLUMNS_PANEL: GridColumnsManagementProps = {
  searchPredicate: ({ headerName = '' }, sought) => sinAcentos(headerName).includes(sinAcentos(sought)),
  getTogglableColumns: (columns) =>
    columns.map(({ field }) => field).filter((field) => field !== GRID_CHECKBOX_SELECTION_FIELD),
  // It would bring back how the grid was mounted: as the person had left it.
  disableResetButton: true,
}

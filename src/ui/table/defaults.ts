/** Properties that every grid of the product has. */
import { GRID_CHECKBOX_SELECTION_FIELD, type DataGridProps } from '@mui/x-data-grid'
import { sinAcentos } from '../../contract/sinAcentos'
import { pageNonce } from '../style/nonce'
import { Footer } from './Footer'
import { HEADER_HEIGHT } from './frame'
import { LoadingOverlay, NoRowsOverlay } from './Overlays'
import { FILTER_STYLES, tableStyles } from './styles'
import { TableToolbar } from './Toolbar'

export const GRID = {
  disableRowSelectionExcludeModel: true,
  disableColumnMenu: true,
  ignoreDiacritics: true,
  // The page's security policy forbids it.
  disableEval: true,
  // Short, since it filters in the browser.
  filterDebounceMs: 50,
  checkboxColDef: { width: 40, minWidth: 40 },
  columnHeaderHeight: HEADER_HEIGHT,
  showToolbar: true,
  slots: {
    toolbar: TableToolbar,
    footer: Footer,
    loadingOverlay: LoadingOverlay,
    noRowsOverlay: NoRowsOverlay,
    noResultsOverlay: NoRowsOverlay,
  },
  nonce: pageNonce(),
  sx: tableStyles,
} satisfies Partial<DataGridProps>

export const SLOT_PROPS: DataGridProps['slotProps'] = {
  /** The list of columns: found without accents, and without the checkboxes. */
  columnsManagement: {
    searchPredicate: ({ headerName = '' }, sought) => sinAcentos(headerName).includes(sinAcentos(sought)),
    getTogglableColumns: (columns) =>
      columns.flatMap(({ field, hideable }) =>
        field === GRID_CHECKBOX_SELECTION_FIELD || hideable === false ? [] : field,
      ),
    // It would bring back how the grid was mounted: as the person had left it.
    disableResetButton: true,
  },
  filterPanel: { sx: FILTER_STYLES },
}

import { onDemand } from '../loading/onDemand'
import { Footer } from './Footer'
import { LoadingOverlay, NoRowsOverlay } from './Overlays'
import { TableToolbar } from './Toolbar'

/** What stands in the places of the grid. The columns' panel loads when it is first opened. */
export const SLOTS = {
  toolbar: TableToolbar,
  footer: Footer,
  columnsManagement: onDemand(() => import('./ColumnsManagement')),
  loadingOverlay: LoadingOverlay,
  noRowsOverlay: NoRowsOverlay,
}

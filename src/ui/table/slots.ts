import { Footer } from './Footer'
import { LoadingOverlay, NoRowsOverlay } from './Overlays'
import { TableToolbar } from './Toolbar'

/** What stands in the places of the grid. */
export const SLOTS = {
  toolbar: TableToolbar,
  footer: Footer,
  loadingOverlay: LoadingOverlay,
  noRowsOverlay: NoRowsOverlay,
}

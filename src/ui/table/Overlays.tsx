import LinearProgress from '@mui/material/LinearProgress'
import { GridOverlay, useGridRootProps } from '@mui/x-data-grid'
import { EmptyState } from './EmptyState'

// ARIA allows only rows and cells in a grid, so each overlay is marked as a row with one cell.

/** The screen's message for a table without rows. */
export function NoRowsOverlay() {
  const { localeText } = useGridRootProps()
  return (
    <GridOverlay role="row">
      <div role="gridcell">
        <EmptyState message={localeText.noRowsLabel} />
      </div>
    </GridOverlay>
  )
}

/** A progress line at the top, while the rows load. */
export const LoadingOverlay = () => (
  <GridOverlay role="row" sx={{ display: 'block' }}>
    <div role="gridcell">
      <LinearProgress aria-label="Cargando" />
    </div>
  </GridOverlay>
)

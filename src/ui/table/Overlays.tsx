import LinearProgress from '@mui/material/LinearProgress'
import { styled } from '@mui/material/styles'
import {
  GridOverlay,
  gridRowCountSelector,
  useGridApiContext,
  useGridRootProps,
  useGridSelector,
} from '@mui/x-data-grid'
import { paletteOf, tint } from '../style/palette'
import { EmptyState } from './EmptyState'
import { ROW_HEIGHT } from './frame'

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

/** A progress line at the top and, while there are no rows, grey bars in their place. */
const LoadingRows = styled(GridOverlay)(({ theme }) => ({
  display: 'block',
  '&[data-sin-filas]::after': {
    content: '""',
    position: 'absolute',
    inset: theme.spacing(0, 1),
    backgroundImage: `linear-gradient(${tint(paletteOf(theme).text.secondary, 14)} 0 0)`,
    maskImage: `repeating-linear-gradient(transparent 0 14px, #000 14px 26px, transparent 26px ${ROW_HEIGHT}px)`,
  },
}))

/** Shown while the rows load, the first time and again. */
export function LoadingOverlay() {
  const apiRef = useGridApiContext()
  const isEmpty = useGridSelector(apiRef, gridRowCountSelector) === 0
  return (
    <LoadingRows role="row" data-sin-filas={isEmpty || undefined}>
      <div role="gridcell">
        <LinearProgress aria-label="Cargando" />
      </div>
    </LoadingRows>
  )
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { GridOverlay } from '@mui/x-data-grid'
import { useTableFilter } from './useTableState'

interface Props {
  mensaje?: string
  tabla?: string
}

declare module '@mui/x-data-grid' {
  // The grid takes the props of its overlay from this interface.
  export interface NoRowsOverlayPropsOverrides {
    mensaje?: string
    tabla?: string
  }
}

/** The screen's own words for a table without rows; with the way out when it is a column filter that leaves none. */
export function SinFilas({ mensaje, tabla = '' }: Props) {
  const { conFiltro, limpiar } = useTableFilter(tabla)
  return (
    // A grid may hold nothing but rows and cells.
    <GridOverlay role="row">
      <Box role="gridcell" sx={{ display: 'grid', justifyItems: 'center', gap: 1 }}>
        <span role="status">{mensaje}</span>
        {conFiltro && (
          <Button size="small" onClick={limpiar} sx={{ pointerEvents: 'auto' }}>
            Limpiar filtros
          </Button>
        )}
      </Box>
    </GridOverlay>
  )
}

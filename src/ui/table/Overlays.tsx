import Button from '@mui/material/Button'
import { GridOverlay, useGridApiContext } from '@mui/x-data-grid'

interface Props {
  mensaje?: string
}

declare module '@mui/x-data-grid' {
  export interface NoRowsOverlayPropsOverrides {
    mensaje?: string
  }
  export interface NoResultsOverlayPropsOverrides {
    mensaje?: string
  }
}

/** The screen's own words for a table without rows. */
export const SinFilas = ({ mensaje }: Props) => <GridOverlay role="status">{mensaje}</GridOverlay>

/** The same words when it is the column filter that leaves nothing, with the way out. */
export function SinResultados({ mensaje }: Props) {
  const apiRef = useGridApiContext()
  return (
    <GridOverlay sx={{ flexDirection: 'column', gap: 1 }}>
      <span role="status">{mensaje}</span>
      <Button size="small" onClick={() => apiRef.current.setFilterModel({ items: [] })}>
        Limpiar filtros
      </Button>
    </GridOverlay>
  )
}

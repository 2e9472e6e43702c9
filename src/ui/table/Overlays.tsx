import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { keyframes, styled } from '@mui/material/styles'
import { GridOverlay, gridRowCountSelector, useGridApiContext, useGridSelector } from '@mui/x-data-grid'
import { paletteOf, tint } from '../palette'
import { ALTO_FILA } from './styles'
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

const pasar = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } })

/** A bar for each row that is to come; over rows that are asked for again, a line that moves. */
const Espera = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  pointerEvents: 'none',
  '&[data-sin-filas]': {
    backgroundImage: `linear-gradient(${tint(paletteOf(theme).text.secondary, 14)} 0 0)`,
    maskImage: `repeating-linear-gradient(transparent 0 14px, #000 14px 26px, transparent 26px ${ALTO_FILA}px)`,
    marginInline: theme.spacing(1),
  },
  '&:not([data-sin-filas])::after': {
    content: '""',
    display: 'block',
    width: '30%',
    height: 3,
    borderRadius: 3,
    background: paletteOf(theme).primary.main,
    animation: `${pasar} 1.1s infinite ease-in-out`,
  },
}))

/** Shown while the rows are on their way. Three elements: the grid's own draws a hundred, just when the page has most to do. */
export function Cargando() {
  const apiRef = useGridApiContext()
  const sinFilas = useGridSelector(apiRef, gridRowCountSelector) === 0
  return (
    // A grid may hold nothing but rows and cells.
    <Espera role="row" data-sin-filas={sinFilas || undefined}>
      <div role="gridcell">
        <div role="progressbar" aria-label="Cargando" />
      </div>
    </Espera>
  )
}

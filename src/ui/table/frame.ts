import { styled } from '@mui/material/styles'
import { paletteOf } from '../palette'

/** Heights in pixels. */
export const ALTO_FILA = 40
export const ALTO_TITULOS = 46
const ALTO_BARRA = 50
const ALTO_PIE = 44

/** A table of ten rows with its bar and its foot: the room that is kept until its code is here. */
export const ALTO_DE_TABLA = ALTO_BARRA + ALTO_TITULOS + 10 * ALTO_FILA + ALTO_PIE

/** The frame of a table: its toolbar, the grid and nothing else. */
export const Marco = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  backgroundColor: paletteOf(theme).background.paper,
  border: `1px solid ${paletteOf(theme).divider}`,
  borderRadius: theme.shape.borderRadius,
}))

import { gridClasses } from '@mui/x-data-grid'
import { styled, type SxProps, type Theme } from '@mui/material/styles'
import type { CSSProperties } from 'react'
import { paletteOf, tint } from '../style/palette'
import { ROW_HEIGHT, HEADER_HEIGHT } from './frame'
import { headerStyles } from './headerStyles'

/** The room that a page of so many rows takes, as the style of the grid. */
export const pageHeight = (rows: number): CSSProperties =>
  rows === 0 ? {} : { ['--alto-de-pagina' as string]: `${rows * ROW_HEIGHT + HEADER_HEIGHT}px` }

/** While there are no rows yet: the room that ten would take, so that little moves when they come. */
export const LOADING_HEIGHT: CSSProperties = {
  ['--DataGrid-overlayHeight' as string]: `${10 * ROW_HEIGHT}px`,
}

/** The bar at the left of the chosen row. */
const SELECTED_BAR = 3

/** A tinted row with a bar at its left, so that it is told apart without seeing colours. */
const highlighted = (background: string, hover: string, mark: string, selection: string) => ({
  backgroundColor: background,
  boxShadow: `inset 4px 0 0 ${mark}`,
  '&:hover': { backgroundColor: hover },
  '&.Mui-selected, &.Mui-selected:hover': {
    backgroundColor: tint(mark, 30),
    boxShadow: `inset ${SELECTED_BAR}px 0 0 ${selection}, inset ${SELECTED_BAR + 4}px 0 0 ${mark}`,
  },
})

/** How every grid of the product looks: dense, quiet, figures in columns. */
export const tableStyles = (theme: Theme) => {
  const palette = paletteOf(theme)
  return {
    border: 0,
    fontSize: '0.8125rem',
    '--DataGrid-overlayHeight': '160px',
    '--DataGrid-t-color-border-base': palette.divider,
    '--DataGrid-rowBorderColor': palette.divider,
    // A last page of three rows leaves the pages' buttons where they were.
    [`& .${gridClasses.main}`]: { minHeight: 'var(--alto-de-pagina)' },
    ...headerStyles(theme),
    [`& .${gridClasses.cell}, & .${gridClasses.columnHeader}`]: { padding: '0 6px' },
    // Beside the bars that tell rows apart.
    [`& .${gridClasses.cell}[data-colindex="0"], & .${gridClasses.columnHeader}[aria-colindex="1"]`]: {
      paddingLeft: '10px',
    },
    [`& .${gridClasses.cell}.cifra`]: { fontVariantNumeric: 'tabular-nums' },
    [`& .${gridClasses.cell}.envuelve`]: {
      whiteSpace: 'normal',
      overflow: 'hidden',
      display: 'flex',
      alignItems: 'center',
      // On one line, as high as what stands beside it.
      paddingTop: '1px',
      lineHeight: '16px',
      textWrap: 'balance',
    },
    // Nine digits and more have room too: a figure must not be cut.
    [`& .${gridClasses.cell}.cifra-larga`]: { fontSize: '0.6875rem' },
    '& .dos-lineas': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
      overflowWrap: 'anywhere',
    },
    [`& .${gridClasses.row}`]: {
      cursor: 'default',
      '&.Mui-selected': {
        boxShadow: `inset ${SELECTED_BAR}px 0 0 ${palette.primary.main}`,
        // Neither tints nor shadows are there then.
        '@media (forced-colors: active)': { outline: '3px solid Highlight', outlineOffset: -3 },
      },
    },
    [`& .${gridClasses.row}.pendiente`]: highlighted(
      palette.fila.pendiente,
      palette.fila.pendienteHover,
      palette.fila.pendienteMarca,
      palette.primary.main,
    ),
    [`& .${gridClasses.row}.invalida`]: highlighted(
      palette.fila.invalida,
      palette.fila.invalidaHover,
      palette.error.main,
      palette.primary.main,
    ),
    [`& .${gridClasses.footerContainer}`]: {
      minHeight: 44,
      borderTop: `1px solid ${palette.divider}`,
      '&:not(:has(dt, .MuiTablePagination-root))': { display: 'none' },
      '& .MuiTablePagination-toolbar': { minHeight: 40 },
    },
  }
}

/** On a phone the fields of a column's filter stand below each other. */
export const FILTER_STYLES: SxProps<Theme> = (theme) => ({
  [theme.breakpoints.down('sm')]: {
    [`& .${gridClasses.filterForm}`]: { flexWrap: 'wrap', width: 'min(320px, 100vw - 48px)' },
    [`& > :has(> .${gridClasses.filterFormColumnInput})`]: { flex: 1 },
    [`& > :has(> .${gridClasses.filterFormOperatorInput}), & > .${gridClasses.filterFormValueInput}`]: {
      flexBasis: '100%',
    },
    [`& .${gridClasses.filterFormColumnInput}, & .${gridClasses.filterFormOperatorInput}`]: { width: '100%' },
  },
})

/** A line of controls that wraps where there is no room. */
export const Bar = styled('div')(({ theme }) => ({
  '&, & .herramientas': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(0.5),
  },
  padding: theme.spacing(1),
  // The grid's own toolbar is a bar by itself, as wide as the grid.
  '& .herramientas': { flex: '0 1 auto', minHeight: 0, marginLeft: 'auto', padding: 0, border: 0 },
  // A table's tools stand close, so that a laptop's width takes them in one line.
  '& .MuiButton-text': { paddingInline: theme.spacing(1) },
  '&:empty': { display: 'none' },
  [theme.breakpoints.down('sm')]: {
    '& .MuiButton-root': { minWidth: 0 },
    '& .MuiButton-startIcon': { marginRight: theme.spacing(0.5) },
    // What the icon says as well stays for whoever listens.
    '& .icono-en-telefono': { fontSize: 0 },
    '& .icono-en-telefono .MuiButton-startIcon': { margin: 0 },
  },
}))

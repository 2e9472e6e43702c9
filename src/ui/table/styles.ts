import { gridClasses } from '@mui/x-data-grid'
import { keyframes, styled, type SxProps, type Theme } from '@mui/material/styles'
import { paletteOf, tint } from '../style/palette'
import { ROW_HEIGHT } from './frame'
import { headerStyles } from './headerStyles'

/** Fading colour of a row that a colleague has just changed. */
const recentStyles = (mark: string) => ({
  animation: `${keyframes({ from: { backgroundColor: tint(mark, 25) } })} 4s ease-out`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
})

/** Bar of a marked row where colours are forced, which hides tints and shadows. */
export const FORCED_MARK = { '@media (forced-colors: active)': { borderLeft: '4px solid' } }

/** A tinted row with a bar at its left, so that colour is not the only sign. */
const highlighted = (background: string, hover: string, mark: string) => ({
  backgroundColor: background,
  '&:not(.Mui-selected)': { boxShadow: `inset 4px 0 0 ${mark}` },
  ...FORCED_MARK,
  '&:hover': { backgroundColor: hover },
  '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: tint(mark, 30) },
})

/** The styles of every grid: dense, quiet, figures aligned. */
export const tableStyles = (theme: Theme) => {
  const palette = paletteOf(theme)
  return {
    border: 0,
    fontSize: '0.8125rem',
    '--DataGrid-overlayHeight': '160px',
    // Little moves when the first rows arrive.
    '&:has([role="progressbar"])': { '--DataGrid-overlayHeight': `${10 * ROW_HEIGHT}px` },
    '--DataGrid-t-color-border-base': palette.divider,
    '--DataGrid-rowBorderColor': palette.divider,
    ...headerStyles,
    // A legend explains what is in sight.
    '&:not(:has(.pendiente, .invalida, .retirada)) .herramientas small': { display: 'none' },
    [`& .${gridClasses.cell}, & .${gridClasses.columnHeader}`]: { padding: '0 6px' },
    // Room for the bars of highlighted and selected rows.
    [`& .${gridClasses.cell}[data-colindex="0"], & .${gridClasses.columnHeader}[aria-colindex="1"]`]: {
      paddingLeft: '10px',
    },
    [`& .${gridClasses.cell}.cifra`]: { fontVariantNumeric: 'tabular-nums' },
    '& :not(.Mui-selected) > .nula': { color: palette.text.disabled },
    [`& .${gridClasses.cell}.envuelve`]: {
      whiteSpace: 'normal',
      overflow: 'hidden',
      display: 'flex',
      alignItems: 'center',
      // Sets a line on whole pixels, as the cells beside it.
      paddingBottom: '1px',
      lineHeight: '16px',
      textWrap: 'balance',
    },
    // A figure must not be cut: nine digits and more fit in smaller type.
    [`& .${gridClasses.cell}.cifra-larga`]: { fontSize: '0.75rem' },
    // Told apart by its weight where colours are not seen.
    [`& .${gridClasses.cell}.negativa`]: { color: palette.error.main, fontWeight: 600 },
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
        boxShadow: `inset 3px 0 0 ${palette.primary.main}`,
        // That mode shows neither tints nor shadows.
        '@media (forced-colors: active)': { outline: '3px solid Highlight', outlineOffset: -3 },
      },
    },
    [`& .${gridClasses.row}.pendiente`]: highlighted(
      palette.fila.pendiente,
      palette.fila.pendienteHover,
      palette.fila.pendienteMarca,
    ),
    [`& .${gridClasses.row}.invalida`]: highlighted(
      palette.fila.invalida,
      palette.fila.invalidaHover,
      palette.error.main,
    ),
    // Past, not wrong.
    [`& .${gridClasses.row}.retirada`]: {
      color: palette.text.disabled,
      backgroundColor: palette.background.default,
      [`& .${gridClasses.cell}[data-colindex="0"]`]: { textDecoration: 'line-through' },
    },
    [`& .${gridClasses.row}.reciente`]: recentStyles(palette.primary.main),
    [`& .${gridClasses.footerContainer}`]: {
      minHeight: 44,
      borderTop: `1px solid ${palette.divider}`,
      '&:not(:has(dt, .MuiTablePagination-root))': { display: 'none' },
      '& .MuiTablePagination-toolbar': { minHeight: 40 },
      '& .MuiTablePagination-select:focus-visible': { outline: `2px solid ${palette.primary.main}` },
    },
  }
}

/** On a phone, stacks the fields of the filter's panel. */
export const FILTER_STYLES: SxProps<Theme> = (theme) => ({
  [theme.breakpoints.down('sm')]: {
    [`& .${gridClasses.filterForm}`]: {
      flexDirection: 'column',
      '& .MuiFormControl-root': { width: '100%' },
    },
  },
})

/** The box that searches the table. */
export const SEARCH_STYLES = {
  // A laptop's line of buttons leaves no more.
  width: { xs: 102, xl: 160 },
  flex: { xs: '1 1 64px', sm: 'none' },
  '& input': { px: 1, py: 0.75, fontSize: '0.8125rem' },
}

/** Cuts off a button's text beside its icon but keeps it for screen readers. */
export const ICON_ALONE = {
  width: 34,
  minWidth: 0,
  overflow: 'hidden',
  justifyContent: 'start',
  whiteSpace: 'nowrap',
  '& .MuiButton-startIcon': { margin: '0 12px 0 2px' },
}

/** A line of controls that wraps. */
export const Bar = styled('div')(({ theme }) => ({
  '&, & .herramientas': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(0.5) },
  padding: theme.spacing(0.625, 1),
  containerType: 'inline-size',
  // Undoes the grid's own toolbar styles, which make it a full-width bar.
  '& .herramientas': { flex: '0 1 auto', minHeight: 0, marginLeft: 'auto', padding: 0, border: 0 },
  // Tight, so that a laptop's width fits them in one line.
  '& .MuiButton-text': { paddingInline: theme.spacing(0.625) },
  '& .MuiButton-contained': { marginRight: theme.spacing(1) },
  '&:empty': { display: 'none' },
  [theme.breakpoints.down('sm')]: {
    '& .MuiButton-root': { minWidth: 0 },
    '& .MuiButton-startIcon': { marginRight: theme.spacing(0.5) },
  },
  // Widths that the words of most bars take, and those of bars with so many parts; the settlements' has the most.
  '@container (width < 968px)': { '& .icono-en-portatil': ICON_ALONE },
  '@container (width < 1098px)': { '&:has(> :nth-child(9)) .icono-en-portatil': ICON_ALONE },
  '@container (width < 1420px)': { '&:has(> :nth-child(10)) .icono-en-portatil': ICON_ALONE },
}))

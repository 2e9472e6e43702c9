import { gridClasses } from '@mui/x-data-grid'
import { sheetStyles, STICKY } from '../../ui/sheet/SheetGrid'

export const BODY = {
  display: 'flex',
  flexDirection: 'column',
  maxHeight: 'max(320px, calc(100dvh - 191px))',
  containerType: 'inline-size',
} as const

/** A laptop shows all that is typed in. */
const NARROW = {
  [`& .${gridClasses.cell}, & .${gridClasses.columnHeader}`]: { px: 0.5 },
  [`& .${gridClasses.columnHeaderTitle}`]: { fontSize: '0.75rem' },
}

/** Quieter than the figures, but for the row at hand. */
const OPENS = {
  '& .abrir': {
    minWidth: 0,
    minHeight: 0,
    height: '100%',
    px: 0.5,
    ml: -0.5,
    verticalAlign: 'top',
    typography: 'body2',
    color: 'text.secondary',
  },
  '& [role=row]:is(:hover, :focus-within) .abrir:enabled': { color: 'primary.main' },
}

const FIGURES = {
  // Doubtful, until somebody has said that it is right.
  [`& .${gridClasses.cell}.dudosa`]: { bgcolor: 'fila.pendiente' },
  // Figures that nobody types are quieter.
  [`& .leida, & .${gridClasses.cell}[data-field="pasajeros"]`]: { color: 'text.secondary' },
  // The driver and the state, in one line.
  [`& .${gridClasses.cell} .conductor`]: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 1,
    pr: 0.5,
    '& small': { flexShrink: 0 },
  },
  // No figure is cut; where to type is seen.
  [`& .${gridClasses.cell}.cifra`]: { overflow: 'visible', borderRight: 1, borderRightColor: 'divider' },
  // A wrong figure is whole, over the next cell.
  [`& .${gridClasses.cell}.con-error`]: {
    overflow: 'visible',
    textAlign: 'left',
    '& > span': {
      position: 'relative',
      zIndex: 1,
      px: 0.5,
      mx: -0.5,
      bgcolor: 'background.paper',
      outline: '1px solid',
      outlineColor: 'error.main',
    },
  },
} as const

/** A cell is scrolled out from under the columns that stay in sight, which are so wide wherever there is something to scroll. */
const UNCOVERED = { [`& .${gridClasses.cell}:not(.${STICKY})`]: { scrollMarginLeft: '202px' } }

export const STYLES = [sheetStyles, NARROW, OPENS, FIGURES, UNCOVERED]

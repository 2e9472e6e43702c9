import { gridClasses } from '@mui/x-data-grid'
import { sheetStyles } from '../../../ui/sheet/SheetGrid'
import { ROW_HEIGHT } from '../../../ui/table/frame'
import { STATE } from './columns'

export const BODY = {
  display: 'flex',
  flexDirection: 'column',
  maxHeight: 'max(320px, calc(100dvh - 236px))',
  containerType: 'inline-size',
} as const

/** A laptop shows all that is typed in. */
const NARROW = {
  [`& .${gridClasses.cell}, & .${gridClasses.columnHeader}`]: { px: 0.5 },
  [`& .${gridClasses.columnHeaderTitle}`]: { fontSize: '0.75rem' },
}

/** A line under the row takes the width that is in sight, whatever the sheet is scrolled to. */
const LINE = {
  [`& .${gridClasses['row--dynamicHeight']}`]: {
    flexWrap: 'wrap',
    [`& > .${gridClasses.cell}`]: {
      height: ROW_HEIGHT,
      lineHeight: `${ROW_HEIGHT - 1}px`,
      whiteSpace: 'nowrap',
    },
    // It would take a line of its own.
    [`& > .${gridClasses.cellEmpty}`]: { display: 'none' },
    [`& > [data-field="${STATE}"]`]: {
      order: 1,
      overflow: 'visible',
      flex: '1 0 auto',
      // No share of the row's own width.
      width: 0,
      minWidth: '100%',
      height: 'auto',
      borderTop: 'none',
      whiteSpace: 'normal',
      lineHeight: 1.4,
    },
  },
  [`& [data-field="${STATE}"]`]: { p: 0 },
  '& .motivos': {
    position: 'sticky',
    left: 0,
    boxSizing: 'border-box',
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 1,
    maxWidth: 'min(100%, calc(100cqw - 2px))',
    px: 1,
    pb: 0.5,
    fontSize: '0.75rem',
    '& button': { py: 0, minHeight: 24 },
  },
  '& .invalida .motivos': { color: 'error.main' },
  // No figure is cut.
  [`& .${gridClasses.cell}.cifra`]: { overflow: 'visible' },
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

export const STYLES = [sheetStyles, NARROW, LINE]

import { gridClasses } from '@mui/x-data-grid'
import type { Theme } from '@mui/material/styles'
import { paletteOf } from '../style/palette'

const MARKS = `.${gridClasses.iconButtonContainer}, & .${gridClasses.columnHeader} .${gridClasses.menuIcon}`

/**
 * Titles take two lines, broken between words. The marks of sort, filter and menu stand over the margin beside a title, one
 * above the other: in its line they would leave a narrow column's title no room for its longest word.
 */
export const headerStyles = (theme: Theme) => ({
  [`& .${gridClasses.columnHeaderTitle}`]: {
    whiteSpace: 'normal',
    lineHeight: 1.2,
    fontWeight: 600,
    overflow: 'visible',
  },
  [`& .${gridClasses['columnHeader--alignRight']} .${gridClasses.columnHeaderTitle}`]: {
    textAlign: 'right',
  },
  [`& .${gridClasses.columnSeparator}`]: { color: paletteOf(theme).divider },
  [`& .${gridClasses.columnHeader} ${MARKS}`]: {
    position: 'absolute',
    bottom: 3,
    right: 1,
    margin: 0,
    '& button': { padding: '1px', backgroundColor: 'transparent' },
    '& svg': { fontSize: 16 },
  },
  [`& .${gridClasses.columnHeader} .${gridClasses.iconButtonContainer}:has(.${gridClasses.sortButton})`]: {
    bottom: 'auto',
    top: 3,
  },
  [`& .${gridClasses['columnHeader--alignRight']}`]: {
    [`& .${gridClasses.iconButtonContainer}, & .${gridClasses.menuIcon}`]: { left: 1, right: 'auto' },
  },
  [`& .${gridClasses.menuIcon}`]: {
    zIndex: 1,
    backgroundColor: paletteOf(theme).background.paper,
    // Where nothing can be pointed at it would always be there; the toolbar does all that it does.
    '@media (hover: none)': { display: 'none' },
  },
})

import { gridClasses } from '@mui/x-data-grid'

const MARKS = `.${gridClasses.iconButtonContainer}, & .${gridClasses.columnHeader} .${gridClasses.menuIcon}`

/**
 * Titles wrap to two lines, between words. The icons of sort, filter and menu are stacked in the margin beside the title:
 * in its line they would leave no room for the longest word of a narrow column.
 */
export const headerStyles = {
  [`& .${gridClasses.columnHeaderTitle}`]: {
    whiteSpace: 'normal',
    lineHeight: 1.2,
    fontWeight: 600,
    overflow: 'visible',
  },
  [`& .${gridClasses['columnHeader--alignRight']} .${gridClasses.columnHeaderTitle}`]: {
    textAlign: 'right',
  },
  [`& .${gridClasses.columnSeparator}`]: { color: 'divider' },
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
    backgroundColor: 'background.paper',
    // A touch screen would always show it; the toolbar offers the same.
    '@media (hover: none)': { display: 'none' },
  },
}

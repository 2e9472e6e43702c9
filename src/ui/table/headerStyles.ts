import { gridClasses } from '@mui/x-data-grid'

const RIGHT = `& .${gridClasses['columnHeader--alignRight']}`

/**
 * Titles wrap to two lines, between words. The icons of sort and filter are stacked in the margin beside the title: in its line they would
 * leave no room for the longest word of a narrow column.
 */
export const headerStyles = {
  [`& .${gridClasses.columnHeaderTitle}`]: {
    whiteSpace: 'normal',
    lineHeight: 1.2,
    fontWeight: 600,
    overflow: 'visible',
  },
  [`${RIGHT} .${gridClasses.columnHeaderTitle}`]: { textAlign: 'right' },
  '& .MuiDataGrid-columnHeader--alignCenter': { textAlign: 'center' },
  // Between figures and the text beside them, but for comments, to which the settlements leave no room.
  '& :is(.MuiDataGrid-columnHeader--alignRight, .cifra) + :not(.MuiDataGrid-columnHeader--alignRight, .cifra, [data-field=comentario])':
    { paddingLeft: '18px' },
  [`& .${gridClasses.columnSeparator}`]: { color: 'divider' },
  [`& .${gridClasses.columnHeader} .${gridClasses.iconButtonContainer}`]: {
    position: 'absolute',
    bottom: 3,
    right: 1,
    margin: 0,
    '& button': { padding: '1px', backgroundColor: 'transparent' },
    '& svg': { fontSize: 16 },
    [`&:has(.${gridClasses.sortButton})`]: { bottom: 'auto', top: 3 },
  },
  [`${RIGHT} .${gridClasses.iconButtonContainer}`]: { left: 1, right: 'auto' },
}

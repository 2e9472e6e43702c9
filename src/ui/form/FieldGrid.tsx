import { styled } from '@mui/material/styles'

/** The gap between rows of fields: fits two short lines of a message above the next field's label. */
export const ROW_GAP = '34px'

/** Lets a message begin in the gap, and push the rows below, or their labels, only by what is longer. */
const roomIn = (rowGap: string, label: number) => ({
  rowGap,
  '& .MuiFormControl-root:has(> .MuiFormHelperText-root)': {
    display: 'inline-grid',
    gridTemplate: `auto minmax(${rowGap}, auto) / minmax(0, 1fr)`,
    alignItems: 'start',
    marginBottom: `-${rowGap}`,
  },
  '& .MuiFormHelperText-root': {
    marginTop: 0,
    marginBottom: `${label}px`,
    fontSize: '0.75rem',
    lineHeight: 1,
  },
})

/**
 * Reserves room for a message under each field, so that a message that appears moves neither the text being read nor the
 * button being clicked.
 */
export const messageRoom = roomIn(ROW_GAP, 9)

/** The gap between the rows of a list, which have no labels above them: fits two short lines of a message. */
const LIST_ROW_GAP = '26px'

/** `messageRoom` for a list of rows. */
export const listMessageRoom = { ...roomIn(LIST_ROW_GAP, 0), display: 'grid' }

/** Lays fields out in aligned columns that fill the width, as many as there is room for, on a desktop and on a phone. */
export const FieldGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
  alignItems: 'start',
  columnGap: theme.spacing(1.5),
  ...messageRoom,
}))

/** A field of the grid that has a line of its own. */
export const WHOLE_LINE = { gridColumn: '1 / -1' }

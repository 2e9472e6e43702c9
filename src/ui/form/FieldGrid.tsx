import { styled } from '@mui/material/styles'

/** The gap between rows of fields; a message makes its own row higher. */
export const ROW_GAP = '20px'

/** The rows of a list, which have no labels above them. */
export const LIST_ROWS = { display: 'grid', rowGap: '12px' }

/** Lays fields out in aligned columns that fill the width, as many as there is room for, on a desktop and on a phone. */
export const FieldGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
  alignItems: 'start',
  columnGap: theme.spacing(1.5),
  rowGap: ROW_GAP,
}))

/** A field of the grid that has a line of its own. */
export const WHOLE_LINE = { gridColumn: '1 / -1' }

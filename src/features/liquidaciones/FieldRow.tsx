import { styled } from '@mui/material/styles'
import { ROW_GAP } from '../../ui/form/FieldGrid'

/** Related fields side by side, wrapping where the width ends. */
export const FieldRow = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: theme.spacing(1.5),
  rowGap: ROW_GAP,
  [theme.breakpoints.down('sm')]: {
    display: 'grid',
    // Leaves room for the bus's placeholder.
    gridTemplateColumns: '150px minmax(0, 1fr)',
    '& > *': { width: '100% !important' },
    // The full width for a [data-linea] element, for its successor, and for a last field left alone in its line.
    '& > [data-linea], & > [data-linea] + *, & > :last-child:nth-child(odd)': {
      gridColumn: '1 / -1',
    },
  },
}))

/** An optional section: its checkbox with its fields, one below the other, beside it. */
export const Attachment = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '84px 1fr',
  alignItems: 'start',
  columnGap: theme.spacing(1),
  rowGap: ROW_GAP,
  '& > :nth-child(n + 3)': { gridColumn: 2 },
  '&:has(> .MuiFormControl-root)': { marginBottom: 8 },
}))

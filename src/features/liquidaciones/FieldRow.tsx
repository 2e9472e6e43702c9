import { styled } from '@mui/material/styles'

/** Fields that belong together, side by side as far as the width allows. */
export const FieldRow = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: theme.spacing(1.5),
  [theme.breakpoints.down('sm')]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > *': { width: '100% !important' },
    // What has a line for itself, and whoever is left alone in one.
    '& > [data-linea], & > [data-linea] + *, & > .campo:last-child:nth-of-type(odd)': {
      gridColumn: '1 / -1',
    },
  },
}))

/** An optional section: its checkbox, and below it what the checkbox asks for. */
export const Attachment = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  '& > :not(:first-child)': { marginLeft: theme.spacing(4) },
  '&:has(> :nth-child(2))': { paddingBottom: theme.spacing(1.5) },
}))

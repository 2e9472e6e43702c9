import { styled } from '@mui/material/styles'

/** Fields that belong together, side by side as far as the width allows. */
export const FieldRow = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: theme.spacing(1.5, 2),
  [theme.breakpoints.down('sm')]: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    '& > *': { width: '100% !important' },
  },
}))

/** An optional section: its checkbox, and below it what the checkbox asks for. */
export const Attachment = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  '& > :not(:first-child)': { marginLeft: theme.spacing(4) },
  '&:has(> :nth-child(2))': { paddingBottom: theme.spacing(1.5) },
}))

import { styled } from '@mui/material/styles'

/** Fields that belong together, side by side as far as the width allows. */
export const FieldRow = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: theme.spacing(1.5, 2),
  [theme.breakpoints.down('sm')]: { '& > *': { flex: '1 1 140px' } },
}))

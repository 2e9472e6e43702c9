import { styled } from '@mui/material/styles'
import { messageRoom, ROW_GAP } from '../../ui/form/FieldGrid'

/** Fields that belong together, side by side as far as the width allows. */
export const FieldRow = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: theme.spacing(1.5),
  ...messageRoom,
  [theme.breakpoints.down('sm')]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > *': { width: '100% !important' },
    // What has a line for itself, and whoever is left alone in one.
    '& > [data-linea], & > [data-linea] + *, & > .MuiFormControl-root:last-child:nth-of-type(odd)': {
      gridColumn: '1 / -1',
    },
  },
}))

/** An optional section: its checkbox, and beside it what the checkbox asks for. */
export const Attachment = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '84px 1fr 1fr',
  alignItems: 'center',
  columnGap: theme.spacing(1),
  ...messageRoom,
  '&:has(> .MuiFormControl-root)': { marginBottom: ROW_GAP },
}))

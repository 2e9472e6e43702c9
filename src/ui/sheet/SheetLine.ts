import { styled } from '@mui/material/styles'
import { paletteOf } from '../style/palette'

/** The line above a sheet, which says how far it is and how its keys go. */
export const SheetLine = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: theme.spacing(0.5, 2),
  color: paletteOf(theme).text.secondary,
  '& strong': { color: paletteOf(theme).text.primary },
  '& p': { margin: 0 },
  // Always on a line of its own, so that what else is said does not shift the sheet.
  '& [data-teclado]': { flexBasis: '100%' },
  '@media (pointer: coarse)': { '& [data-teclado]': { display: 'none' } },
}))

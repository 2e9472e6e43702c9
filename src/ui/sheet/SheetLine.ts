import { styled } from '@mui/material/styles'
import { paletteOf } from '../style/palette'

/** The line above a sheet, which says how far it is and how its keys go. */
export const SheetLine = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1.5),
  minHeight: 34,
  ...theme.typography.body2,
  color: paletteOf(theme).text.secondary,
  '& p': { margin: 0 },
  '& > span': { width: 'clamp(48px, 12vw, 160px)' },
  '& [data-teclado]': { marginLeft: 'auto' },
  '@media (pointer: coarse)': { '& [data-teclado]': { display: 'none' } },
}))

import { styled } from '@mui/material/styles'
import { paletteOf } from './palette'

/**
 * A small button of an icon alone, which needs an `aria-label`. A table draws two of them for each column: MUI's own, with its
 * ripple and its states in script, would cost a sixth of the table's first paint.
 */
export const IconControl = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: '0 0 auto',
  padding: 5,
  border: 0,
  borderRadius: '50%',
  backgroundColor: 'transparent',
  color: paletteOf(theme).action.active,
  font: 'inherit',
  fontSize: '1.125rem',
  cursor: 'pointer',
  '&:hover': { backgroundColor: paletteOf(theme).action.hover },
  '&:disabled': { color: paletteOf(theme).text.disabled, opacity: 0.6, cursor: 'default' },
}))

import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { paletteOf } from '../../ui/style/palette'

const Box = styled('div', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: 'error' | 'info' }>(({
  theme,
  tone,
}) => {
  const color = paletteOf(theme)[tone].main
  return {
    padding: theme.spacing(1, 1.5),
    borderRadius: theme.shape.borderRadius,
    border: `1px solid color-mix(in srgb, ${color} 35%, transparent)`,
    borderLeft: `4px solid ${color}`,
    backgroundColor: `color-mix(in srgb, ${color} 8%, transparent)`,
    ...theme.typography.body1,
  }
})

/** A message above the form: an error, announced at once, or a note. Lighter than MUI's Alert with its icons. */
export function Banner({ tone, children }: { tone: 'error' | 'info'; children: ReactNode }) {
  return (
    <Box tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      {children}
    </Box>
  )
}

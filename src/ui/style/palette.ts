import type { Theme } from '@mui/material/styles'

/** The palette to write styles with: CSS variables, so that switching between light and dark re-renders nothing. */
export const paletteOf = (theme: Theme) => theme.vars.palette

/** A colour thinned to `percent` over whatever is behind it, in either scheme. */
export const tint = (color: string, percent: number): string =>
  `color-mix(in srgb, ${color} ${percent}%, transparent)`

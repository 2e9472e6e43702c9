import type { Theme } from '@mui/material/styles'

/** The palette to write styles with: CSS variables where the theme has them, so that dark and light need no re-render. */
export const paletteOf = (theme: Theme) => (theme.vars ?? theme).palette

/** A colour thinned to `percent` over whatever is behind it, in any colour scheme. */
export const tint = (color: string, percent: number): string =>
  `color-mix(in srgb, ${color} ${percent}%, transparent)`

/** The border of an input: at least 3:1 against paper, light or dark (WCAG 1.4.11). */
export const inputBorder = (theme: Theme): string => tint(paletteOf(theme).text.primary, 55)

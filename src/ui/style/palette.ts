import type { Theme } from '@mui/material/styles'

/** The palette as CSS variables, so that switching between light and dark renders nothing again. */
export const paletteOf = ({ vars }: Pick<Theme, 'vars'>) => vars.palette

/** A colour at `percent` opacity, for either scheme. */
export const tint = (color: string, percent: number) =>
  `color-mix(in srgb, ${color} ${percent}%, transparent)`

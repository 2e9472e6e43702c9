import type { ThemeOptions } from '@mui/material/styles'
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'

/** Inter's Latin subset: one variable file for all weights, which the page preloads. */
export const fontFace = {
  fontFamily: 'Inter',
  fontStyle: 'normal',
  fontDisplay: 'swap',
  fontWeight: '100 900',
  src: `url(${inter}) format('woff2')`,
  unicodeRange:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
} as const

/** The font until Inter has loaded: one that most systems have, scaled to Inter's metrics, so that the swap shifts little. */
export const fallbackFace = {
  fontFamily: 'Inter fallback',
  src: `local('Arial'), local('Liberation Sans')`,
  sizeAdjust: '107%',
  ascentOverride: '90.5%',
  descentOverride: '22.5%',
  lineGapOverride: '0%',
} as const

/** Five sizes: 12 px for labels and notes, 13 for cells and text, 14 for controls and sections, 20 for a page's title, 22 for a figure. */
export const typography: ThemeOptions['typography'] = {
  fontFamily: 'Inter, "Inter fallback", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
  fontSize: 14,
  h1: { fontSize: '1.375rem', fontWeight: 600, lineHeight: 1.3, letterSpacing: '-0.012em' },
  h5: { fontSize: '1.25rem', fontWeight: 650, lineHeight: 1.35, letterSpacing: '-0.01em' },
  h6: { fontSize: '1.25rem', fontWeight: 650, lineHeight: 1.35, letterSpacing: '-0.01em' },
  subtitle1: { fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.45 },
  subtitle2: { fontSize: '0.8125rem', fontWeight: 600, lineHeight: 1.45 },
  body1: { fontSize: '0.875rem', lineHeight: 1.5, letterSpacing: 0 },
  body2: { fontSize: '0.8125rem', lineHeight: 1.5, letterSpacing: 0 },
  button: { fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.5, letterSpacing: 0, textTransform: 'none' },
  caption: { fontSize: '0.75rem', lineHeight: 1.4, letterSpacing: 0 },
  overline: {
    fontSize: '0.6875rem',
    fontWeight: 650,
    lineHeight: 1.5,
    letterSpacing: '0.06em',
    textTransform: 'uppercase',
  },
}

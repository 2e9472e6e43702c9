// The theme has CSS variables, so `theme.vars` is there: see createTheme below.
import type {} from '@mui/material/themeCssVarsAugmentation'
import { createTheme } from '@mui/material/styles'
import { components } from './components'
import { darkPalette, lightPalette } from './palette'
import { typography } from './typography'

/**
 * The product's theme: a light and a dark scheme as CSS variables, so that switching repaints and renders nothing anew.
 * Colours are read from `theme.vars.palette`, never from `theme.palette`, which only knows the light scheme.
 */
export const theme = createTheme({
  cssVariables: { cssVarPrefix: 'cochera', colorSchemeSelector: 'data-tema' },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  typography,
  shape: { borderRadius: 8 },
  focusVisible: true,
  // Dialogs and menus are there at once, for people who open hundreds of them a day.
  motion: { reducedMotion: 'always' },
  components,
})

/** Where the chosen scheme is remembered; without a choice the system's is followed. */
export const COLOR_MODE_KEY = 'cochera.tema'

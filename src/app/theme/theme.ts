// Types `theme.vars`, which exists because createTheme below turns CSS variables on.
import type {} from '@mui/material/themeCssVarsAugmentation'
import { createTheme } from '@mui/material/styles'
import { components } from './components'
import { darkPalette, lightPalette } from './palette'
import { typography } from './typography'

/**
 * The product's theme: a light and a dark scheme as CSS variables, so that switching repaints without rendering again.
 * Read colours from `theme.vars.palette`, never from `theme.palette`, which holds only the light scheme.
 */
export const theme = createTheme({
  cssVariables: { cssVarPrefix: 'cochera', colorSchemeSelector: 'data-tema' },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  typography,
  shape: { borderRadius: 8 },
  focusVisible: true,
  // Dialogs and menus open without animation: clerks open hundreds of them a day.
  motion: { reducedMotion: 'always' },
  components,
})

/**
 * The colours. Petrol for controls, amber only for pending rows and warnings, cool greys for the rest. Contrast on every
 * surface of the scheme: text, placeholders and disabled text to read 4.5:1 or more, outlines of inputs 3:1; a disabled
 * button is paler.
 */
import type { PaletteOptions } from '@mui/material/styles'

/** Background tints of a table's row. */
interface RowTints {
  /** Pending: a settlement that is not settled. */
  pendiente: string
  pendienteHover: string
  /** The bar at a pending row's edge, so that the tint is not the only mark. */
  pendienteMarca: string
  /** No longer valid: an invalidated fare, a retired driver. */
  invalida: string
  invalidaHover: string
}

declare module '@mui/material/styles' {
  interface Palette {
    fila: RowTints
    borde: string
  }
  interface PaletteOptions {
    fila: RowTints
    /** Outline of inputs and checkboxes. */
    borde: string
  }
}

export const lightPalette = {
  primary: { main: '#0f4c5c', light: '#2f7484', dark: '#0a3642', contrastText: '#ffffff' },
  error: { main: '#b3261e', light: '#d9584f', dark: '#8c1d17', contrastText: '#ffffff' },
  warning: { main: '#8a5200', light: '#d98e04', dark: '#6b3f00', contrastText: '#ffffff' },
  success: { main: '#1b6e45', light: '#3f9468', dark: '#135233', contrastText: '#ffffff' },
  info: { main: '#1b638c', light: '#4586ad', dark: '#124a69', contrastText: '#ffffff' },
  text: { primary: '#17222b', secondary: '#4f5d69', disabled: '#5c6975' },
  background: { default: '#f4f6f8', paper: '#ffffff' },
  divider: '#dbe1e6',
  borde: '#7b8895',
  action: {
    active: '#4f5d69',
    hover: 'rgba(15, 76, 92, 0.05)',
    selected: 'rgba(15, 76, 92, 0.10)',
    focus: 'rgba(15, 76, 92, 0.12)',
    disabled: '#919ca6',
    disabledBackground: '#e6eaee',
  },
  fila: {
    pendiente: '#fff6e0',
    pendienteHover: '#ffeec6',
    pendienteMarca: '#e09a00',
    invalida: '#fdeceb',
    invalidaHover: '#fbdcda',
  },
} satisfies PaletteOptions

export const darkPalette = {
  primary: { main: '#6cc3d3', light: '#9adbe7', dark: '#3f9fb1', contrastText: '#06222a' },
  error: { main: '#f4978f', light: '#f9bcb7', dark: '#e0665d', contrastText: '#3a0906' },
  warning: { main: '#f7bf4f', light: '#ffd684', dark: '#c98f12', contrastText: '#2a1d00' },
  success: { main: '#74d19c', light: '#a2e3bf', dark: '#46a075', contrastText: '#04260f' },
  info: { main: '#85c8ee', light: '#b3def6', dark: '#5095bd', contrastText: '#05202f' },
  text: { primary: '#e6edf3', secondary: '#a7b4c0', disabled: '#8c9aa6' },
  background: { default: '#12171d', paper: '#181f27' },
  divider: '#2b3540',
  borde: '#6b7a88',
  action: {
    active: '#a7b4c0',
    hover: 'rgba(108, 195, 211, 0.07)',
    selected: 'rgba(108, 195, 211, 0.14)',
    focus: 'rgba(108, 195, 211, 0.16)',
    disabled: '#63707c',
    disabledBackground: '#242d36',
  },
  fila: {
    pendiente: '#2c2513',
    pendienteHover: '#382f17',
    pendienteMarca: '#f7bf4f',
    invalida: '#331e20',
    invalidaHover: '#402527',
  },
} satisfies PaletteOptions

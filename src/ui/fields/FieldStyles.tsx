import GlobalStyles from '@mui/material/GlobalStyles'
import type { Theme } from '@mui/material/styles'
import { memo } from 'react'
import { paletteOf, tint } from '../palette'

const estilos = (theme: Theme) => {
  const { borde, primary, error, text, background, action } = paletteOf(theme)
  return {
    '.campo': { position: 'relative', display: 'flex', flexDirection: 'column', gap: 3, minWidth: 0 },
    '.campo > label': { fontSize: '0.8125rem', fontWeight: 500, color: text.secondary },
    // The asterisk is for the eyes: the label's name stays the spec's.
    '.campo > label[data-requerido]::after': { content: '" *" / ""', color: error.main },
    '.campo > label[data-oculta]': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '.campo-control': { position: 'relative', display: 'flex', alignItems: 'center' },
    '.campo :is(input, select, textarea)': {
      width: '100%',
      minWidth: 0,
      minHeight: 36,
      padding: '6px 10px',
      border: `1px solid ${borde}`,
      borderRadius: 6,
      backgroundColor: background.paper,
      color: text.primary,
      font: 'inherit',
      fontSize: '0.875rem',
      '&:focus-visible': { outline: `2px solid ${primary.main}`, outlineOffset: -1 },
      '&::placeholder': { color: text.secondary, opacity: 1, fontSize: '0.8125rem' },
      '&[aria-invalid="true"]': { borderColor: error.main },
      '&:disabled': { color: text.disabled, backgroundColor: tint(action.disabledBackground, 60) },
      // Safari on a phone zooms into the page for anything smaller.
      '@media (pointer: coarse)': { fontSize: '1rem' },
    },
    // As high as its text where the browser knows how, else as high as the person pulls it.
    '.campo textarea': { fieldSizing: 'content', maxHeight: 120 },
    '.campo select': { appearance: 'none', paddingRight: 30, textOverflow: 'ellipsis' },
    // Nothing chosen yet looks like the placeholder that it is.
    '.campo select:has(> option[value=""]:checked)': {
      color: text.secondary,
      '@media (pointer: fine)': { fontSize: '0.8125rem' },
    },
    '.campo option': { color: text.primary },
    '.campo select + svg': {
      position: 'absolute',
      right: 8,
      fontSize: 18,
      color: action.active,
      pointerEvents: 'none',
    },
    '.campo input[data-cifra]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
    '.campo-prefijo, .campo-sufijo': {
      position: 'absolute',
      color: text.secondary,
      fontSize: '0.875rem',
      pointerEvents: 'none',
    },
    '.campo-prefijo': { left: 10 },
    '.campo-sufijo': { right: 10 },
    '.campo-prefijo ~ input': { paddingLeft: 22 },
    '.campo-sufijo ~ input': { paddingRight: 28 },
    '.campo-botones': { position: 'absolute', right: 3, display: 'flex' },
    '.campo input[role="combobox"]': { paddingRight: 32, textOverflow: 'ellipsis' },
    '.campo input[role="combobox"][data-limpiable]': { paddingRight: 58 },
    '.campo-error': { margin: 0, color: error.main, fontSize: '0.75rem', lineHeight: 1.3 },
  } as const
}

/**
 * The looks of every field, once per form and never again: styles that belong to a component are computed anew each time it
 * renders, which a field does with every key.
 */
export const FieldStyles = memo(function FieldStyles() {
  return <GlobalStyles styles={estilos} />
})

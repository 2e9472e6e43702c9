import { keyframes, type Components, type CssVarsTheme, type Theme } from '@mui/material/styles'
import { paletteOf } from '../../ui/style/palette'

export type ThemeComponents = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>

/** A surface over the page, a menu's unless a deeper shadow is given. */
export const floating =
  (boxShadow = '0 8px 24px rgb(0 0 0 / 0.18)') =>
  ({ theme }: { theme: CssVarsTheme }) => ({ border: `1px solid ${paletteOf(theme).divider}`, boxShadow })

const unseen = keyframes({ from: { height: 0, opacity: 0 } })

/** Text fields, selectors and their parts. */
export const inputs: ThemeComponents = {
  MuiFormControl: { defaultProps: { size: 'small' } },
  // Labels always stand on the outline: the placeholder stays readable, and nothing moves on focus.
  MuiTextField: { defaultProps: { size: 'small', slotProps: { inputLabel: { shrink: true } } } },
  MuiInputLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontSize: '0.75rem',
        // The asterisk has an empty alternative text: the field's accessible name stays the specification's.
        '&[data-required]::after': { content: '" *" / ""', color: paletteOf(theme).error.main },
      }),
      outlined: {
        // At its own size, where MUI would draw three quarters of the size of the text.
        transform: 'translate(14px, -9px)',
        maxWidth: 'calc(100% - 16px)',
        '&[data-required] ~ * legend': { paddingRight: 8 },
      },
    },
  },
  MuiAutocomplete: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      paper: (props) => ({ ...floating()(props), fontSize: '0.875rem' }),
      // Always visible, not only on hover.
      clearIndicator: { visibility: 'visible' },
      // Wider than the field, since names are longer.
      popper: { minWidth: 'min(320px, 90vw)' },
      option: ({ theme }) => ({
        fontSize: '0.875rem',
        '& small': { marginLeft: 4, color: paletteOf(theme).text.secondary },
      }),
    },
  },
  MuiSelect: { defaultProps: { size: 'small' } },
  MuiInputBase: {
    styleOverrides: {
      root: { fontSize: '0.875rem' },
      input: ({ theme }) => ({
        '&::placeholder': { color: paletteOf(theme).text.secondary, opacity: 1 },
        // Safari on a phone zooms into the page when a focused input's text is smaller than 16 px.
        '@media (pointer: coarse)': { fontSize: '1rem' },
      }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: paletteOf(theme).background.paper,
        '&.Mui-disabled': { backgroundColor: paletteOf(theme).action.hover },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: paletteOf(theme).divider },
        // CSS instead of MUI's focus class, which is lost when a focused field is disabled and enabled again.
        '& > :focus ~ .MuiOutlinedInput-notchedOutline': { borderWidth: 2 },
        '&:not(.Mui-error) > :focus ~ .MuiOutlinedInput-notchedOutline': {
          borderColor: paletteOf(theme).primary.main,
        },
      }),
      // Its gap is as wide as the label, which is drawn at its own size.
      notchedOutline: ({ theme }) => ({
        borderColor: paletteOf(theme).borde,
        '& legend': { fontSize: '0.75rem' },
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: '4px 14px 0',
        // Waits for the end of a press: what a message pushes down stays under the pointer until then.
        animation: `${unseen} 0s .25s both`,
      },
    },
  },
}

/**
 * MUI's components: hairlines instead of shadows, small inputs, compact buttons. Only the first pages' components are here;
 * the grid's and the pickers' styles are in the kit and load with them.
 */
import { keyframes, type CssVarsTheme, type Theme } from '@mui/material/styles'
import { paletteOf } from '../../ui/style/palette'
import { floating, inputs, type ThemeComponents } from './inputs'
import { fallbackFace, fontFace } from './typography'

/**
 * For `prefers-reduced-motion`: no transitions; only progress indicators move. `none` rather than a short duration: with a
 * transition on every element a change of colour scheme would pass down the page one level per frame.
 */
const STILL = { transition: 'none !important' }

const pass = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } })

const ring = (theme: Theme & CssVarsTheme) => ({
  outline: `2px solid ${paletteOf(theme).primary.main}`,
  outlineOffset: 2,
})

export const components: ThemeComponents = {
  ...inputs,
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      '@font-face': fontFace,
      fallbacks: [{ '@font-face': fallbackFace }],
      // Keeps what has the focus clear of the bars that stick.
      html: { [theme.breakpoints.up('sm')]: { scrollPaddingBlock: 64 } },
      // Digits of equal width: columns of figures line up, and typing does not shift them.
      body: { fontVariantNumeric: 'tabular-nums', minHeight: '100dvh' },
      ':focus-visible': ring(theme),
      '@media (prefers-reduced-motion: reduce)': { '*, ::before, ::after': STILL },
    }),
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    // MUI lightens raised paper with an overlay in the dark scheme, which would change the palette's surface.
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiAlert: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: theme.spacing(0.5, 1.5),
        border: '1px solid',
        borderColor: 'color-mix(in srgb, currentColor 25%, transparent)',
      }),
    },
  },
  MuiDialog: { styleOverrides: { paper: floating('0 16px 48px rgb(0 0 0 / 0.24)') } },
  MuiDialogActions: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: theme.spacing(1.5, 3),
        borderTop: `1px solid ${paletteOf(theme).divider}`,
        // For a finger.
        [theme.breakpoints.down('sm')]: {
          padding: theme.spacing(1, 2),
          '& .MuiButton-root': { minHeight: 44 },
        },
      }),
    },
  },
  // Also the surface of menus and calendars.
  MuiPopover: { styleOverrides: { paper: floating() } },
  MuiLinearProgress: {
    // Its own animation: reduced motion stops MUI's, and progress has to move.
    styleOverrides: {
      root: { height: 3 },
      bar1: { left: 0, animation: `${pass} 1.1s infinite ease-in-out` },
    },
  },
  MuiTooltip: {
    defaultProps: { arrow: true },
    styleOverrides: { tooltip: { fontSize: '0.75rem', fontWeight: 400, padding: '5px 8px' } },
  },
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { size: 'small', disableElevation: true },
    styleOverrides: {
      // CSS instead of MUI's focus class, which is lost when a focused button is disabled and enabled again at once.
      root: ({ theme }) => ({ '&:focus-visible': ring(theme) }),
      sizeSmall: { minHeight: 34, padding: '5px 12px', fontSize: '0.875rem' },
      sizeLarge: { minHeight: 42, fontSize: '0.875rem' },
      outlined: ({ theme }) => ({ borderColor: paletteOf(theme).borde }),
    },
  },
  MuiIconButton: { defaultProps: { size: 'small' } },
  MuiCheckbox: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: ({ theme }) => ({
        '&:not(.Mui-checked)': { color: paletteOf(theme).borde },
        // MUI's focus class stays where a focused checkbox was disabled: its ring follows the focus itself.
        '&&:not(:has(:focus-visible)) svg': { outline: 'none' },
      }),
    },
  },
}

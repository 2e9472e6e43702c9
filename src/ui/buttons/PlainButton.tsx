/**
 * Buttons for the pages in the first bundle: the login and the error page for code that fails to load. They look like MUI's,
 * which would add a twentieth to the login page's transfer.
 */
import { keyframes, styled, type Theme } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { paletteOf } from '../style/palette'

const back = keyframes({ to: { transform: 'rotate(1turn)' } })

const appearance = (theme: Theme) => {
  const { primary, borde, action, text } = paletteOf(theme)
  return {
    ...theme.typography.button,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: theme.spacing(1),
    minHeight: 36,
    padding: theme.spacing(0.75, 2),
    border: '1px solid transparent',
    borderRadius: theme.shape.borderRadius,
    backgroundColor: primary.main,
    color: primary.contrastText,
    textDecoration: 'none',
    cursor: 'pointer',
    '&:hover': { backgroundColor: primary.dark },
    '&[data-secundario]': { backgroundColor: 'transparent', borderColor: borde, color: primary.main },
    '&[data-secundario]:hover': { backgroundColor: action.hover, borderColor: primary.main },
    '&:disabled': { backgroundColor: action.disabledBackground, color: text.disabled, cursor: 'default' },
    '&[aria-busy="true"]::before': {
      content: '""',
      width: '1em',
      height: '1em',
      border: '2px solid currentColor',
      borderTopColor: 'transparent',
      borderRadius: '50%',
      animation: `${back} 0.8s linear infinite`,
    },
  } as const
}

/** `aria-busy` shows a spinner; `data-secundario` makes it a secondary button. */
export const PlainButton = styled('button')(({ theme }) => appearance(theme))

/** A link that looks like `PlainButton`. */
export const PlainLink = styled(Link)(({ theme }) => appearance(theme))

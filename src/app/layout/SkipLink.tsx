import type { MouseEvent } from 'react'
import { styled } from '@mui/material/styles'

const Hidden = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: theme.zIndex.tooltip,
  padding: theme.spacing(1, 2),
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
}))

/** The first stop of the keyboard: past the menu, to the screen itself. `target` is that element's id. */
export function SkipLink({ target }: { target: string }) {
  // By hand, since a change of the address's hash would be a navigation, which an unsaved form asks about.
  const jump = (event: MouseEvent) => {
    event.preventDefault()
    document.getElementById(target)?.focus()
  }
  return (
    <Hidden href={`#${target}`} onClick={jump}>
      Saltar al contenido
    </Hidden>
  )
}

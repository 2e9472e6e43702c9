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
  '@media print': { display: 'none' },
}))

/** The first tab stop: skips the menu and moves the focus to the element with the id `target`. */
export function SkipLink({ target }: { target: string }) {
  // A script instead of the link's own jump: changing the hash is a navigation, and an unsaved form would ask about it.
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

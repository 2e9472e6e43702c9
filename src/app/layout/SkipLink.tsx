import Box from '@mui/material/Box'
import type { MouseEvent } from 'react'

/** The first tab stop: skips the menu and moves the focus to the element with the id `target`. */
export function SkipLink({ target }: { target: string }) {
  // A script instead of the link's own jump: changing the hash is a navigation, and an unsaved form would ask about it.
  const jump = (event: MouseEvent) => {
    event.preventDefault()
    document.getElementById(target)?.focus()
  }
  return (
    <Box
      component="a"
      href={`#${target}`}
      onClick={jump}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        '&:not(:focus)': { transform: 'translateY(-200%)' },
        displayPrint: 'none',
      }}
    >
      Saltar al contenido
    </Box>
  )
}

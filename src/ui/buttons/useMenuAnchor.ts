import { useState, type MouseEvent } from 'react'
import type { MenuProps } from '@mui/material/Menu'

/** The state of a menu that opens below a button, aligned with its right edge. */
export function useMenuAnchor() {
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null)
  const isOpen = anchorEl !== null
  const close = () => setAnchorEl(null)

  return {
    close,
    buttonProps: {
      'aria-haspopup': 'menu',
      'aria-expanded': isOpen,
      onClick: (event: MouseEvent<HTMLElement>) => setAnchorEl(event.currentTarget),
    } as const,
    menuProps: {
      anchorEl,
      open: isOpen,
      onClose: close,
      anchorOrigin: { vertical: 'bottom', horizontal: 'right' },
      transformOrigin: { vertical: 'top', horizontal: 'right' },
      sx: { mt: 0.75 },
    } satisfies MenuProps,
  }
}

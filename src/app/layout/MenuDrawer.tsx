import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import { Brand } from './Brand'
import { Menu } from './Menu'
import { TOP_BAR_HEIGHT } from './TopBar'

interface MenuDrawerProps {
  open: boolean
  onClose: () => void
}

/** The menu on a phone: a drawer over the screen. */
export default function MenuDrawer({ open, onClose }: MenuDrawerProps) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      // Above the toasts, which would cover its links.
      sx={{ zIndex: (theme) => theme.zIndex.snackbar + 1 }}
      slotProps={{ paper: { 'aria-label': 'Menú', sx: { width: 'min(17.5rem, 85vw)' } } }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          minHeight: TOP_BAR_HEIGHT,
          px: 2,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Brand>Cochera</Brand>
      </Box>
      <Menu onChoose={onClose} />
    </Drawer>
  )
}

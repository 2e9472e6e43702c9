import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import { Brand } from './Brand'
import { Menu } from './Menu'
import { TOP_BAR_HEIGHT } from './TopBar'

interface MenuDrawerProps {
  open: boolean
  onClose: () => void
}

/** The menu on a phone: over the screen while one chooses. */
export default function MenuDrawer({ open, onClose }: MenuDrawerProps) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      // Whoever opens it wants its links; a toast that came before may wait under it.
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

import Box from '@mui/material/Box'
import { Menu } from './Menu'
import { TOP_BAR_HEIGHT } from './TopBar'

const STYLES = {
  flexShrink: 0,
  width: 208,
  position: 'sticky',
  top: TOP_BAR_HEIGHT,
  height: `calc(100dvh - ${TOP_BAR_HEIGHT}px)`,
  overflow: 'hidden auto',
  borderRight: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  displayPrint: 'none',
}

/** The menu at the side of a wide screen. */
export const SideMenu = () => (
  <Box sx={STYLES}>
    <Menu />
  </Box>
)

import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import CollapseIcon from '@mui/icons-material/KeyboardDoubleArrowLeftOutlined'
import ExpandIcon from '@mui/icons-material/KeyboardDoubleArrowRightOutlined'
import { Menu } from './Menu'
import { COLLAPSED_KEY } from './menu'
import { TOP_BAR_HEIGHT } from './TopBar'
import { useRemembered } from '../../ui/drafts/useRemembered'

const WIDTH = 208
const RAIL_WIDTH = 60

/** The menu at the side of a wide screen: whole, or collapsed to a rail of icons. The choice is stored. */
export function SideMenu() {
  const [collapsed, setCollapsed] = useRemembered(COLLAPSED_KEY)
  const width = collapsed ? RAIL_WIDTH : WIDTH
  const label = collapsed ? 'Expandir menú' : 'Contraer menú'

  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        flexShrink: 0,
        width,
        position: 'sticky',
        top: TOP_BAR_HEIGHT,
        height: `calc(100dvh - ${TOP_BAR_HEIGHT}px)`,
        borderRight: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        displayPrint: 'none',
      }}
    >
      <Box sx={{ flex: 1, overflow: 'hidden auto' }}>
        <Menu collapsed={collapsed} />
      </Box>
      <Box sx={{ p: 1, borderTop: 1, borderColor: 'divider', textAlign: collapsed ? 'center' : 'right' }}>
        <Tooltip title={label} placement="right">
          <IconButton aria-label={label} aria-expanded={!collapsed} onClick={() => setCollapsed(!collapsed)}>
            {collapsed ? <ExpandIcon fontSize="small" /> : <CollapseIcon fontSize="small" />}
          </IconButton>
        </Tooltip>
      </Box>
    </Box>
  )
}

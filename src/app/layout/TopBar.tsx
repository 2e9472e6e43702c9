import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import MenuIcon from '@mui/icons-material/MenuOutlined'
import { Brand } from './Brand'
import { ColorModeMenu } from './ColorModeMenu'
import { useScreenTitle } from '../useScreenTitle'
import { UserMenu } from './UserMenu'

/** In px; what sticks below the bar counts from it. */
export const TOP_BAR_HEIGHT = 52

interface TopBarProps {
  /** Present where the menu is a drawer, which this opens. */
  onOpenMenu?: () => void
  onShowShortcuts: () => void
}

/** The product, the colour scheme and who is signed in. On a phone also the menu's button and the screen's title. */
export function TopBar({ onOpenMenu, onShowShortcuts }: TopBarProps) {
  const title = useScreenTitle()

  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        height: TOP_BAR_HEIGHT,
        px: { xs: 1, md: 2 },
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        '@media print': { display: 'none' },
      }}
    >
      {onOpenMenu && (
        <IconButton aria-label="Abrir menú" onClick={onOpenMenu} size="medium">
          <MenuIcon />
        </IconButton>
      )}
      <Brand>{onOpenMenu ? title : 'Cochera'}</Brand>
      <ColorModeMenu />
      <UserMenu compact={onOpenMenu !== undefined} onShowShortcuts={onShowShortcuts} />
    </Box>
  )
}

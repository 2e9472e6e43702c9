import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import MenuIcon from '@mui/icons-material/MenuOutlined'
import { Brand } from './Brand'
import { ColorModeMenu } from './ColorModeMenu'
import { PaletteButton } from './PaletteButton'
import { useScreenTitle } from '../useScreenTitle'
import { UserMenu } from './UserMenu'

/** Height in px, which sticky elements below the bar use as their offset. */
export const TOP_BAR_HEIGHT = 52

interface TopBarProps {
  /** Opens the drawer; absent on wide screens, where the menu is always visible. */
  onOpenMenu?: () => void
  onShowShortcuts: () => void
}

/** Component of its own, since it follows the address. */
const ScreenTitle = () => useScreenTitle()

/**
 * The product's name, the search over everything, the colour scheme and the user's menu. On a phone the menu's button, and the screen's title instead of
 * the name.
 */
export function TopBar({ onOpenMenu, onShowShortcuts }: TopBarProps) {
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
        '@media (max-height: 400px)': { position: 'static' },
        top: 0,
        zIndex: 'appBar',
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        displayPrint: 'none',
      }}
    >
      {onOpenMenu && (
        <IconButton aria-label="Abrir menú" onClick={onOpenMenu} size="medium">
          <MenuIcon />
        </IconButton>
      )}
      <Brand>{onOpenMenu ? <ScreenTitle /> : 'Cochera'}</Brand>
      <PaletteButton />
      <ColorModeMenu />
      <UserMenu compact={onOpenMenu !== undefined} onShowShortcuts={onShowShortcuts} />
    </Box>
  )
}

import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import MenuIcon from '@mui/icons-material/MenuOutlined'
import { Brand } from './Brand'
import { PaletteButton } from './PaletteButton'
import { useScreenTitle } from '../useScreenTitle'
import { UserMenu } from './UserMenu'

/** Height in px, which sticky elements below the bar use as their offset. */
export const TOP_BAR_HEIGHT = 52

interface TopBarProps {
  /** Narrow screens: the screen's title stands in the bar, and of the user only the initials. */
  compact: boolean
  isMenuOpen: boolean
  onMenu: () => void
  onShowShortcuts: () => void
}

/** Component of its own, since it follows the address. */
const ScreenTitle = () => useScreenTitle()

/** The menu's button, the product's name, the search over everything and the user's menu. */
export function TopBar({ compact, isMenuOpen, onMenu, onShowShortcuts }: TopBarProps) {
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
        // A phone's room is for the screen's title.
        '& > img': { display: { xs: 'none', md: 'block' } },
      }}
    >
      <IconButton aria-label="Menú" aria-expanded={isMenuOpen} onClick={onMenu} size="medium">
        <MenuIcon />
      </IconButton>
      <Brand>{compact ? <ScreenTitle /> : 'Cochera'}</Brand>
      <PaletteButton />
      <UserMenu compact={compact} onShowShortcuts={onShowShortcuts} />
    </Box>
  )
}

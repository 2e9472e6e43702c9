import { styled } from '@mui/material/styles'
import { memo } from 'react'
import { NavLink } from 'react-router-dom'
import { MENU_ICONS } from '../screens/menuIcons'
import { prefetchScreen, type Screen } from '../screens/screen'
import { GO_TO } from '../../ui/shortcuts/keys'
import { paletteOf } from '../../ui/style/palette'
import { useLetterShortcuts } from '../../ui/shortcuts/useShortcut'

// A plain link: thirteen of MUI's list entries, each of five components, took a tenth of a screen's first paint.
const Entry = styled(NavLink)(({ theme }) => {
  const { action, primary, text } = paletteOf(theme)
  return {
    ...theme.typography.body2,
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    minHeight: 36,
    // An administrator's whole menu fits a laptop of 768 pixels.
    [theme.breakpoints.up('md')]: { minHeight: 28 },
    padding: theme.spacing(0.5, 1.5),
    marginBottom: 1,
    borderRadius: theme.shape.borderRadius,
    color: text.secondary,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    '&:hover': { color: text.primary, backgroundColor: action.hover },
    '&:focus-visible': { outlineOffset: -2 },
    // A bar beside the tint: colour must not be the only mark of the current page.
    '&[aria-current="page"]': {
      color: primary.main,
      backgroundColor: action.selected,
      boxShadow: `inset 3px 0 0 ${primary.main}`,
      fontWeight: 600,
    },
  }
})

interface MenuLinkProps {
  screen: Screen
  onChoose?: () => void
}

/** One entry of the side menu. Hover and focus already fetch the screen's code. */
export const MenuLink = memo(function MenuLink({ screen, onChoose }: MenuLinkProps) {
  const { path, title, label = title, icon, letter } = screen
  const [letters] = useLetterShortcuts()
  const hint = letters ? `Atajo: ${GO_TO} ${letter}` : undefined
  const Icon = MENU_ICONS[icon]
  const prefetch = () => prefetchScreen(screen)
  return (
    <li>
      <Entry to={`/${path}`} end title={hint} onClick={onChoose} onPointerEnter={prefetch} onFocus={prefetch}>
        <Icon fontSize="small" />
        {label}
      </Entry>
    </li>
  )
})

import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import { styled } from '@mui/material/styles'
import Tooltip from '@mui/material/Tooltip'
import { NavLink } from 'react-router-dom'
import { MENU_ICONS } from './menuIcons'
import type { Screen } from './screens'
import { IR_A } from '../ui/shortcuts/keys'
import { useLetterShortcuts } from '../ui/shortcuts/useShortcut'

const Entry = styled(ListItemButton)(({ theme }) => ({
  minHeight: 36,
  padding: theme.spacing(0.5, 1.5),
  marginBottom: 1,
  borderRadius: theme.shape.borderRadius,
  color: theme.vars.palette.text.secondary,
  '&:hover': { color: theme.vars.palette.text.primary },
  '& .MuiListItemIcon-root': { minWidth: 32, color: 'inherit' },
  '& .MuiListItemText-primary': { whiteSpace: 'nowrap' },
  '&[aria-current="page"]': {
    color: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.action.selected,
    '& .MuiListItemText-primary': { fontWeight: 600 },
    // The bar beside the tint: colour alone does not tell where one is.
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 8,
      left: 0,
      width: 3,
      borderRadius: 3,
      backgroundColor: 'currentColor',
    },
  },
})) as typeof ListItemButton

interface MenuLinkProps {
  screen: Screen
  collapsed?: boolean
  onChoose?: () => void
}

/** One entry of the side menu. Pointing at it or reaching it by keyboard already fetches the screen's code. */
export function MenuLink({ screen, collapsed = false, onChoose }: MenuLinkProps) {
  const { path, title, label = title, icon, letter, load } = screen
  const [letters] = useLetterShortcuts()
  const hint = letters && `Atajo: ${IR_A} ${letter}`
  const Icon = MENU_ICONS[icon]
  const prefetch = () => {
    load().catch(() => undefined)
  }

  return (
    <ListItem disablePadding>
      <Tooltip
        title={[collapsed && title, hint].filter(Boolean).join('. ')}
        placement="right"
        describeChild
        // With the name in sight there is only the key to tell, which can wait.
        enterDelay={collapsed ? undefined : 800}
      >
        <Entry
          component={NavLink}
          to={`/${path}`}
          end
          aria-label={collapsed ? title : undefined}
          onClick={onChoose}
          onPointerEnter={prefetch}
          onFocus={prefetch}
        >
          <ListItemIcon>
            <Icon fontSize="small" />
          </ListItemIcon>
          {!collapsed && <ListItemText primary={label} />}
        </Entry>
      </Tooltip>
    </ListItem>
  )
}

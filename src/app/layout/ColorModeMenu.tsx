import type { ComponentType } from 'react'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useColorScheme } from '@mui/material/styles'
import type { SvgIconProps } from '@mui/material/SvgIcon'
import Tooltip from '@mui/material/Tooltip'
import SystemIcon from '@mui/icons-material/ContrastOutlined'
import DarkIcon from '@mui/icons-material/DarkModeOutlined'
import LightIcon from '@mui/icons-material/LightModeOutlined'
import { useMenuAnchor } from '../../ui/buttons/useMenuAnchor'

type Mode = 'light' | 'dark' | 'system'

const MODES: Record<Mode, { label: string; icon: ComponentType<SvgIconProps> }> = {
  light: { label: 'Claro', icon: LightIcon },
  dark: { label: 'Oscuro', icon: DarkIcon },
  system: { label: 'Como el sistema', icon: SystemIcon },
}

/** Chooses the colour scheme; the theme provider remembers it. */
export function ColorModeMenu() {
  const { mode = 'system', setMode } = useColorScheme()
  const { close, buttonProps, menuProps } = useMenuAnchor()
  const Current = MODES[mode].icon
  const choose = (chosen: Mode) => {
    setMode(chosen)
    close()
  }

  return (
    <>
      <Tooltip title="Tema">
        <IconButton aria-label={`Tema: ${MODES[mode].label}`} {...buttonProps}>
          <Current fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu {...menuProps} slotProps={{ list: { 'aria-label': 'Tema' } }}>
        {(Object.keys(MODES) as Mode[]).map((each) => {
          const { label, icon: Icon } = MODES[each]
          return (
            <MenuItem
              key={each}
              role="menuitemradio"
              aria-checked={each === mode}
              selected={each === mode}
              onClick={() => choose(each)}
            >
              <ListItemIcon>
                <Icon fontSize="small" />
              </ListItemIcon>
              {label}
            </MenuItem>
          )
        })}
      </Menu>
    </>
  )
}

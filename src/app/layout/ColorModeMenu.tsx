import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import { useColorScheme } from '@mui/material/styles'
import Tooltip from '@mui/material/Tooltip'
import SystemIcon from '@mui/icons-material/ContrastOutlined'
import DarkIcon from '@mui/icons-material/DarkModeOutlined'
import LightIcon from '@mui/icons-material/LightModeOutlined'
import { useMenuAnchor } from '../../ui/buttons/useMenuAnchor'
import { IconItem } from './IconItem'

const MODES = {
  light: { label: 'Claro', icon: LightIcon },
  dark: { label: 'Oscuro', icon: DarkIcon },
  system: { label: 'Como el sistema', icon: SystemIcon },
}
type Mode = keyof typeof MODES

/** Chooses the colour scheme; the theme provider remembers it. */
export function ColorModeMenu() {
  const { mode = 'system', setMode } = useColorScheme()
  const { close, buttonProps, menuProps } = useMenuAnchor()
  const Current = MODES[mode].icon

  return (
    <>
      <Tooltip title="Tema">
        <IconButton aria-label={`Tema: ${MODES[mode].label}`} {...buttonProps}>
          <Current fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu {...menuProps} slotProps={{ list: { 'aria-label': 'Tema' } }}>
        {(Object.keys(MODES) as Mode[]).map((each) => (
          <IconItem
            key={each}
            icon={MODES[each].icon}
            role="menuitemradio"
            aria-checked={each === mode}
            selected={each === mode}
            onClick={() => {
              setMode(each)
              close()
            }}
          >
            {MODES[each].label}
          </IconItem>
        ))}
      </Menu>
    </>
  )
}

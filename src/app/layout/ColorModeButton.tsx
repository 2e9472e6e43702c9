import IconButton from '@mui/material/IconButton'
import { useColorScheme } from '@mui/material/styles'
import Tooltip from '@mui/material/Tooltip'
import DarkIcon from '@mui/icons-material/DarkModeOutlined'
import LightIcon from '@mui/icons-material/LightModeOutlined'

/** Changes to the other colour scheme, which the theme provider remembers; until then it is the system's. */
export function ColorModeButton() {
  const { colorScheme, setMode } = useColorScheme()
  const isDark = colorScheme === 'dark'
  const Icon = isDark ? LightIcon : DarkIcon
  const name = isDark ? 'Tema claro' : 'Tema oscuro'
  return (
    <Tooltip title={name}>
      <IconButton aria-label={name} onClick={() => setMode(isDark ? 'light' : 'dark')}>
        <Icon fontSize="small" />
      </IconButton>
    </Tooltip>
  )
}

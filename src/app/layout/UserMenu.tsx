import { useState } from 'react'
import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import { useColorScheme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import DarkIcon from '@mui/icons-material/DarkModeOutlined'
import DevicesIcon from '@mui/icons-material/DevicesOutlined'
import KeyIcon from '@mui/icons-material/KeyOutlined'
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined'
import LightIcon from '@mui/icons-material/LightModeOutlined'
import LogoutIcon from '@mui/icons-material/LogoutOutlined'
import { isOwnServer } from '../../api/client/baseUrl'
import { useAppDispatch, useAppSelector } from '../../api/client/hooks'
import type { Rol } from '../../contract/permisos'
import { selectUsuario, signedOut } from '../../session/sessionSlice'
import { lazyComponent } from '../../ui/loading/lazyComponent'
import { SHORTCUTS } from '../../ui/shortcuts/keys'
import { rolesText } from '../../ui/texts/roles'
import { LeaveQuestion } from '../../ui/unsaved/UnsavedGuard'
import { selectUnsaved } from '../../ui/unsaved/unsavedWork'
import { useMenuAnchor } from '../../ui/buttons/useMenuAnchor'
import { IconItem } from './IconItem'

const ClaveDialog = lazyComponent(() => import('../../features/sesion/ClaveDialog'))
const SesionesDialog = lazyComponent(() => import('../../features/sesion/SesionesDialog'))

const initials = (nombre: string) =>
  nombre
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toLocaleUpperCase('es'))
    .join('')

function Who({ nombre, roles }: { nombre: string; roles: readonly Rol[] }) {
  return (
    <Box sx={{ textAlign: 'left', lineHeight: 1.25, minWidth: 0 }}>
      <Typography variant="subtitle2" component="div" noWrap sx={{ color: 'text.primary', lineHeight: 1.3 }}>
        {nombre}
      </Typography>
      <Typography variant="caption" component="div" noWrap sx={{ color: 'text.secondary', lineHeight: 1.3 }}>
        {rolesText(roles)}
      </Typography>
    </Box>
  )
}

interface UserMenuProps {
  compact: boolean
  onShowShortcuts: () => void
}

/**
 * The user's name and roles, with password change, sign-ins, shortcuts, colours and sign-out. `compact`: the button shows only the initials,
 * the menu the rest.
 */
export function UserMenu({ compact, onShowShortcuts }: UserMenuProps) {
  const usuario = useAppSelector(selectUsuario)
  const dispatch = useAppDispatch()
  const unsaved = useAppSelector(selectUnsaved)
  const { buttonProps, menuProps, close } = useMenuAnchor()
  const { colorScheme, setMode } = useColorScheme()
  const isDark = colorScheme === 'dark'
  const [dialog, setDialog] = useState<'clave' | 'sesiones' | 'salida' | null>(null)
  if (!usuario) return null
  const { nombre, roles } = usuario
  const open = (name: typeof dialog) => () => {
    close()
    setDialog(name)
  }
  const signOut = () => dispatch(signedOut('salida'))

  return (
    <>
      <Button
        color="inherit"
        // Includes the initials: speech control finds a button by its visible text.
        aria-label={compact ? `Sesión de ${nombre}, ${initials(nombre)}` : undefined}
        {...buttonProps}
        sx={{ gap: 1, minWidth: 0, maxWidth: '16rem', px: 1, py: 0.25 }}
      >
        <Avatar
          aria-hidden
          sx={{
            width: 28,
            height: 28,
            fontSize: '0.75rem',
            fontWeight: 600,
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          }}
        >
          {initials(nombre)}
        </Avatar>
        {!compact && <Who nombre={nombre} roles={roles} />}
      </Button>
      <Menu {...menuProps}>
        {compact && (
          <Box component="li" role="presentation" sx={{ px: 2, py: 0.5 }}>
            <Who nombre={nombre} roles={roles} />
          </Box>
        )}
        {compact && <Divider component="li" sx={{ my: 0.5 }} />}
        {isOwnServer() && (
          <IconItem icon={KeyIcon} onClick={open('clave')}>
            Cambiar clave
          </IconItem>
        )}
        {isOwnServer() && (
          <IconItem icon={DevicesIcon} onClick={open('sesiones')}>
            Mis sesiones
          </IconItem>
        )}
        <IconItem
          icon={KeyboardIcon}
          aria-keyshortcuts={SHORTCUTS.ayuda[0]}
          onClick={() => {
            close()
            onShowShortcuts()
          }}
        >
          Atajos de teclado
        </IconItem>
        <IconItem
          icon={isDark ? LightIcon : DarkIcon}
          onClick={() => {
            close()
            setMode(isDark ? 'light' : 'dark')
          }}
        >
          {isDark ? 'Tema claro' : 'Tema oscuro'}
        </IconItem>
        <IconItem icon={LogoutIcon} onClick={unsaved ? open('salida') : signOut}>
          Cerrar sesión
        </IconItem>
      </Menu>
      {dialog === 'clave' && <ClaveDialog onClose={() => setDialog(null)} />}
      {dialog === 'sesiones' && <SesionesDialog onClose={() => setDialog(null)} />}
      {dialog === 'salida' && (
        <LeaveQuestion
          onAnswer={(leaving) => {
            setDialog(null)
            if (leaving) signOut()
          }}
        />
      )}
    </>
  )
}

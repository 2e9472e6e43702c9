import Button, { type ButtonProps } from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import type { ReactNode } from 'react'
import { useAppSelector } from '../api/hooks'
import { puede, type Accion } from '../contract/permisos'
import { selectUsuario } from '../session/sessionSlice'
import type { Atajo } from './shortcuts/keys'
import { useShortcut } from './shortcuts/useShortcut'

interface Props extends Pick<ButtonProps, 'color' | 'variant' | 'startIcon'> {
  /** What it does, in the table of permissions; absent for what any user may do (Detalle). */
  accion?: Accion
  /** For what is done to the selected row. */
  requiereSeleccion?: boolean
  seleccionado?: boolean
  /** Why it cannot be used just now, for reasons of the screen's own. */
  motivo?: string
  /** The key that presses it. */
  atajo?: Atajo
  onClick: () => void
  children: ReactNode
}

const SIN_PERMISO = 'Su usuario no tiene permiso para esto.'
const SIN_SELECCION = 'Seleccione una fila.'

// As MUI paints a disabled button; but this one still takes the focus and the pointer, for its reason to be found.
const INACTIVO = {
  '&, &:hover': { color: 'text.disabled', cursor: 'not-allowed', bgcolor: 'transparent' },
  '&.MuiButton-contained, &.MuiButton-contained:hover': { bgcolor: 'action.disabledBackground' },
}

/**
 * A button that is disabled when the person's role does not allow it or no row is selected (spec section 6), with the
 * reason as its tooltip; else its key is. It stays reachable with the keyboard, because a reason that only a mouse finds is none.
 */
export function RoleButton(props: Props) {
  const { accion, requiereSeleccion = false, seleccionado = false, atajo, onClick, children } = props
  const { color, variant, startIcon } = props
  const roles = useAppSelector(selectUsuario)?.roles ?? []
  const permitida = accion === undefined || puede(roles, accion)
  const motivo = !permitida ? SIN_PERMISO : requiereSeleccion && !seleccionado ? SIN_SELECCION : props.motivo
  const tecla = useShortcut(atajo)

  return (
    // The key can wait: it must not be worked out while the click opens a dialog.
    <Tooltip title={motivo ?? tecla.pista ?? ''} describeChild enterDelay={motivo ? undefined : 800}>
      <Button
        {...tecla.props}
        data-de-fila={requiereSeleccion || undefined}
        color={color}
        variant={variant}
        startIcon={startIcon}
        aria-disabled={motivo ? true : undefined}
        onClick={motivo ? undefined : onClick}
        sx={motivo ? INACTIVO : undefined}
      >
        {children}
      </Button>
    </Tooltip>
  )
}

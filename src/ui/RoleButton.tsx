import Button, { type ButtonProps } from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useAppSelector } from '../api/client/hooks'
import { puede, type Accion } from '../contract/permisos'
import { selectUsuario } from '../session/sessionSlice'
import { ButtonTooltip } from './ButtonTooltip'
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

/**
 * A button that is disabled when the person's role does not allow it or no row is selected (spec section 6), with the
 * reason as its tooltip; else its key is.
 */
export function RoleButton(props: Props) {
  const { accion, requiereSeleccion = false, seleccionado = false, atajo, onClick, children } = props
  const { color, variant, startIcon } = props
  const roles = useAppSelector(selectUsuario)?.roles ?? []
  const permitida = accion === undefined || puede(roles, accion)
  const motivo = !permitida ? SIN_PERMISO : requiereSeleccion && !seleccionado ? SIN_SELECCION : props.motivo
  const tecla = useShortcut(atajo)

  return (
    <ButtonTooltip reason={motivo} hint={tecla.pista}>
      <Button
        {...tecla.props}
        data-de-fila={requiereSeleccion || undefined}
        color={color}
        variant={variant}
        startIcon={startIcon}
        disabled={motivo !== undefined}
        onClick={onClick}
      >
        {children}
      </Button>
    </ButtonTooltip>
  )
}

import Button, { type ButtonProps } from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useAppSelector } from '../../api/client/hooks'
import type { Accion } from '../../contract/permisos'
import { selectMay } from '../../session/sessionSlice'
import { ButtonTooltip } from './ButtonTooltip'
import type { Shortcut } from '../shortcuts/keys'
import { useShortcut } from '../shortcuts/useShortcut'

interface Props extends Pick<ButtonProps, 'color' | 'variant' | 'startIcon'> {
  /** The action in the table of permissions; absent if any user may do it (Detalle). */
  action?: Accion
  /** The action is about the selected row. */
  needsSelection?: boolean
  selected?: boolean
  /** Why the screen disables it now. */
  disabledReason?: string
  shortcut?: Shortcut
  /** Purpose, in the tooltip, for a button that is its icon alone on a laptop. */
  tip?: string
  onClick: () => void
  children: ReactNode
}

export const NO_PERMISSION = 'Su usuario no tiene permiso para esto.'
const NO_SELECTION = 'Seleccione una fila.'

/**
 * A button that is disabled when the user's role does not allow its action or no row is selected (spec section 6). Its
 * tooltip is the reason, or the shortcut when enabled.
 */
export function RoleButton(props: Props) {
  const { action, needsSelection, selected, disabledReason: screensReason, shortcut, tip, ...button } = props
  const permitted = useAppSelector(selectMay(action))
  const disabledReason = !permitted
    ? NO_PERMISSION
    : needsSelection && !selected
      ? NO_SELECTION
      : screensReason
  const key = useShortcut(shortcut)
  const withTip = (text?: string) => [tip, text].filter(Boolean).join('. ')

  return (
    <ButtonTooltip disabledReason={disabledReason && withTip(disabledReason)} hint={withTip(key.hint)}>
      <Button
        {...key.props}
        data-de-fila={needsSelection || undefined}
        className={tip && 'icono-en-portatil'}
        disabled={disabledReason !== undefined}
        {...button}
      />
    </ButtonTooltip>
  )
}

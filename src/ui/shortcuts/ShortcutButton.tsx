import Button, { type ButtonProps } from '@mui/material/Button'
import type { Atajo } from './keys'
import { useShortcut } from './useShortcut'

interface Props extends ButtonProps {
  /** The key that presses it. */
  atajo: Atajo
}

/** A button that a key presses too; its tooltip says which. For those that ask for a role there is `RoleButton`. */
export function ShortcutButton({ atajo, ...boton }: Props) {
  const { props, pista } = useShortcut(atajo)
  return <Button title={pista} {...props} {...boton} />
}

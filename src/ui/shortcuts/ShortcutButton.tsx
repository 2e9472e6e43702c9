import Button, { type ButtonProps } from '@mui/material/Button'
import type { Shortcut } from './keys'
import { useShortcut } from './useShortcut'

interface Props extends ButtonProps {
  /** The key that presses it. */
  shortcut: Shortcut
}

/** A button that a key presses too; its tooltip says which. For those that ask for a role there is `RoleButton`. */
export function ShortcutButton({ shortcut, ...button }: Props) {
  const { props, hint } = useShortcut(shortcut)
  return <Button title={hint} {...props} {...button} />
}

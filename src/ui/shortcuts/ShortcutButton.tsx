import Button, { type ButtonProps } from '@mui/material/Button'
import type { Shortcut } from './keys'
import { useShortcut } from './useShortcut'

interface Props extends ButtonProps {
  shortcut: Shortcut
}

/** A button with a keyboard shortcut, named in its tooltip. Where a role is required, use `RoleButton`. */
export function ShortcutButton({ shortcut, ...button }: Props) {
  const { props, hint } = useShortcut(shortcut)
  return <Button title={hint} {...props} {...button} />
}

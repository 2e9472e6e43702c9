import Button, { type ButtonProps } from '@mui/material/Button'
import { memo } from 'react'
import type { Shortcut } from './keys'
import { useShortcut } from './useShortcut'

interface Props extends ButtonProps {
  shortcut?: Shortcut
  /** Purpose, in the tooltip, where its text may give way to the icon. */
  tip?: string
}

/** A button with a keyboard shortcut, named in its tooltip. Where a role is required, use `RoleButton`. */
export const ShortcutButton = memo(function ShortcutButton({ shortcut, tip, ...button }: Props) {
  const { props, hint } = useShortcut(shortcut)
  return <Button title={[tip, hint].filter(Boolean).join('. ') || undefined} {...props} {...button} />
})

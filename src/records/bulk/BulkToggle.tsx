import Checklist from '@mui/icons-material/ChecklistRtl'
import { memo, useEffect, useRef } from 'react'
import { ShortcutButton } from '../../ui/shortcuts/ShortcutButton'

interface Props {
  on: boolean
  onToggle: () => void
}

/** 'Varias': switches on and off the mode in which several rows are chosen. */
export const BulkToggle = memo(function BulkToggle({ on, onToggle }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const { current } = button
    // The focus was on a checkbox, or a button, that went with the mode.
    const leave = () => {
      if (document.activeElement === document.body) current?.focus()
    }
    return on ? leave : undefined
  }, [on])
  return (
    <ShortcutButton
      ref={button}
      shortcut="varias"
      tip="Elegir varias filas"
      variant={on ? 'contained' : 'text'}
      color={on ? 'primary' : 'inherit'}
      className="icono-en-portatil"
      startIcon={<Checklist />}
      aria-pressed={on}
      onClick={onToggle}
    >
      Varias
    </ShortcutButton>
  )
})

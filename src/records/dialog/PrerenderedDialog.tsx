import { Activity, useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useAppSelector } from '../../api/client/hooks'
import type { Accion } from '../../contract/permisos'
import { selectMay } from '../../session/sessionSlice'
import { whenIdle } from '../../ui/loading/idle'
import type { LazyComponent } from '../../ui/loading/lazyComponent'

interface Closing {
  /** Keeps its identity at every render. */
  onClose: () => void
}

/** A dialog that is drawn before it is asked for. */
export interface Prerendered {
  /** Its MUI dialog is always open, and has `disablePortal`. */
  Dialog: LazyComponent<Closing>
  /** Permission without which nothing of it is shown. */
  permission: Accion
}

interface Props extends Prerendered, Closing {
  open: boolean
  /** The page has nothing else to load. */
  rests: boolean
}

/**
 * Draws a dialog while the page rests and React has nothing else to do, outside the document and without effects: no call, no
 * draft, no focus. Opening it then only shows it; closed, it makes room for a new one.
 */
export function PrerenderedDialog({ Dialog, permission, open, rests, onClose }: Props) {
  const isDue = useAppSelector(selectMay(permission)) && rests && !open
  const [ready, setReady] = useState(false)
  const [place] = useState(() => document.createElement('div'))
  useEffect(
    () => (isDue ? whenIdle([() => Dialog.load().then(() => setReady(true))]) : undefined),
    [Dialog, isDue],
  )
  useLayoutEffect(() => {
    if (!open) return
    document.body.append(place)
    return () => {
      place.remove()
      // Unmounts the dialog, and with it what was typed.
      setReady(false)
    }
  }, [open, place])
  return (
    (open || ready) &&
    createPortal(
      <Activity mode={open ? 'visible' : 'hidden'}>
        <Dialog onClose={onClose} />
      </Activity>,
      place,
    )
  )
}

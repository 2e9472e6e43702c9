import Alert, { alertClasses, type AlertColor } from '@mui/material/Alert'
import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useAppDispatch, useAppSelector } from '../../api/client/hooks'
import { ShortcutButton } from '../shortcuts/ShortcutButton'
import { useShortcut } from '../shortcuts/useShortcut'
import { toastClosed, selectToasts, type Toast, type ToastKind } from './toastSlice'

const SEVERITY: Record<ToastKind, AlertColor> = { exito: 'success', error: 'error', info: 'info' }

/** Milliseconds on screen. An error takes longer to read than a confirmation. */
const DURATION = 6_000
const ERROR_DURATION = 12_000
const UNDO_DURATION = 10_000

const STACK: SxProps<Theme> = (theme) => ({
  position: 'fixed',
  zIndex: 'snackbar',
  // Over the top bar, or what is as high of a phone's dialog: all that is below is worked in.
  inset: '6px 16px auto',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 1,
  // The empty room around the toasts lets clicks through to the page.
  pointerEvents: 'none',
  [`& > .${alertClasses.root}`]: {
    alignItems: 'center',
    maxWidth: 800,
    py: 0,
    boxShadow: '0 8px 24px rgb(0 0 0 / 0.2)',
    pointerEvents: 'auto',
    [theme.breakpoints.down('sm')]: { fontSize: '0.75rem', lineHeight: 1.25 },
  },
  '& strong': { ml: 1.5 },
  '& .con-boton': { display: 'flex', alignItems: 'center', gap: 1 },
  // Two lines, or three of a phone's; what is longer scrolls.
  [`& .${alertClasses.message}`]: { maxHeight: 54, py: 0.5 },
  // The newest alone is seen; an earlier one while it is pointed at or focused, and again when the newest goes.
  '& > :not(:last-child, :hover, :focus-within)': { position: 'absolute', clipPath: 'inset(50%)' },
})

interface Undoing {
  /** Undoes the action of a mark. */
  onUndo?: (grupo: string) => void
}

function Toast({ toast, onUndo }: Undoing & { toast: Toast }) {
  const { id, type, message, subject, undo } = toast
  const dispatch = useAppDispatch()
  const { props: keys } = useShortcut('aviso')
  const ofKind = undo ? UNDO_DURATION : type === 'error' ? ERROR_DURATION : DURATION
  const { duration = ofKind } = toast
  // A toast with the pointer or the focus on it waits.
  const [isPointedAt, setPointedAt] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const waits = isPointedAt || isFocused
  /** The element that had the focus before the toast's button. */
  const origin = useRef<HTMLElement | null>(null)
  const close = () => {
    const place = origin.current?.isConnected ? origin.current : document.querySelector('main')
    place?.focus()
    dispatch(toastClosed(id))
  }

  useEffect(() => {
    if (waits) return
    const timer = setTimeout(() => dispatch(toastClosed(id)), duration)
    return () => clearTimeout(timer)
  }, [dispatch, id, duration, waits])

  const words = (
    <>
      <span>{message}</span> {subject && <strong>{subject}</strong>}
    </>
  )

  return (
    <Alert
      severity={SEVERITY[type]}
      role="presentation"
      closeText="Cerrar"
      onClose={close}
      onMouseEnter={() => setPointedAt(true)}
      onMouseLeave={() => setPointedAt(false)}
      onFocus={(event) => {
        // An open dialog would take the focus back.
        event.stopPropagation()
        if (!isFocused) origin.current = event.relatedTarget as HTMLElement | null
        setFocused(true)
      }}
      onBlur={({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget))}
    >
      {undo ? (
        <div className="con-boton" {...keys}>
          <div>{words}</div>
          <ShortcutButton
            shortcut="deshacer"
            color="inherit"
            size="small"
            sx={{ my: -0.5, px: 0.75, minWidth: 0 }}
            onClick={() => {
              // The outcome is a toast of its own.
              onUndo?.(undo)
              close()
            }}
          >
            Deshacer
          </ShortcutButton>
        </div>
      ) : (
        words
      )}
    </Alert>
  )
}

/** Keeps an element visible to screen readers: an opening dialog marks its siblings in the body as hidden. */
function keepReadable(region: HTMLElement | null) {
  if (!region) return
  const show = () => {
    if (region.ariaHidden) region.removeAttribute('aria-hidden')
  }
  const watcher = new MutationObserver(show)
  watcher.observe(region, { attributeFilter: ['aria-hidden'] })
  show()
  return () => watcher.disconnect()
}

/**
 * The toasts, in a live region that is read aloud also while a dialog is open. Rendered once, by the app's layout, into the
 * body.
 */
export function Toasts({ onUndo }: Undoing) {
  const toasts = useAppSelector(selectToasts)
  return createPortal(
    <Box ref={keepReadable} role="status" aria-live="polite" aria-relevant="additions" sx={STACK}>
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} onUndo={onUndo} />
      ))}
    </Box>,
    document.body,
  )
}

import Alert, { type AlertColor } from '@mui/material/Alert'
import { styled } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useAppDispatch, useAppSelector } from '../../api/client/hooks'
import { toastClosed, selectToasts, type Toast, type ToastKind } from './toastSlice'
import { UndoButton } from './UndoButton'

const SEVERITY: Record<ToastKind, AlertColor> = { exito: 'success', error: 'error', info: 'info' }

/** Milliseconds on screen. An error takes longer to read than a confirmation. */
const DURATION: Record<ToastKind, number> = { exito: 6_000, info: 6_000, error: 12_000 }
const UNDO_DURATION = 10_000

const Stack = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  // Beside the screen's title, where there is room: the bottom has the tables' totals and the dialogs' buttons.
  top: 44,
  right: theme.spacing(2),
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: theme.spacing(1),
  // As wide as the room beside a settlement's dialog.
  maxWidth: 'clamp(240px, (100vw - 50rem) / 2 - 24px, 420px)',
  // On a phone, where a dialog fills the screen, the toasts may take the full width at the top.
  [theme.breakpoints.down('sm')]: { top: theme.spacing(1), left: theme.spacing(2), maxWidth: 'none' },
  // The empty room around the toasts lets clicks through to the page.
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto', boxShadow: '0 8px 24px rgb(0 0 0 / 0.2)' },
}))

/** The words beside 'Deshacer', in two lines where they have to be: on a phone the toast must not reach a dialog's first field. */
const Words = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  [theme.breakpoints.down('sm')]: { marginBlock: theme.spacing(-0.75), lineHeight: 1.3 },
}))

const Subject = styled('strong')(({ theme }) => ({ marginInlineStart: theme.spacing(1.5) }))

function Toast({ toast: { id, type, message, subject, undo } }: { toast: Toast }) {
  const dispatch = useAppDispatch()
  const duration = undo ? UNDO_DURATION : DURATION[type]
  // A toast with the pointer or the focus on it stays.
  const [held, setHeld] = useState(false)
  /** The element that had the focus before the toast's button. */
  const origin = useRef<HTMLElement | null>(null)
  const close = () => {
    const place = origin.current?.isConnected ? origin.current : document.querySelector('main')
    place?.focus()
    dispatch(toastClosed(id))
  }

  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dispatch(toastClosed(id)), duration)
    return () => clearTimeout(timer)
  }, [dispatch, id, duration, held])

  const words = (
    <>
      <span>{message}</span> {subject && <Subject>{subject}</Subject>}
    </>
  )

  return (
    <Alert
      severity={SEVERITY[type]}
      role="presentation"
      closeText="Cerrar"
      onClose={close}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={({ relatedTarget }) => {
        origin.current = relatedTarget as HTMLElement | null
        setHeld(true)
      }}
      onBlur={() => setHeld(false)}
    >
      {undo ? (
        <Words>
          <div>{words}</div>
          <UndoButton undo={undo} onUndo={close} />
        </Words>
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
export function Toasts() {
  const toasts = useAppSelector(selectToasts)
  return createPortal(
    <Stack ref={keepReadable} role="status" aria-live="polite" aria-relevant="additions">
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} />
      ))}
    </Stack>,
    document.body,
  )
}

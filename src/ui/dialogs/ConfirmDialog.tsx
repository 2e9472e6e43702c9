import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

interface ConfirmDialogProps {
  open: boolean
  title: string
  /** Subject of the question, as the history names it, with its figures. */
  record?: readonly (string | null | undefined)[]
  /** May hold lines. */
  question: string
  confirmText: string
  /** 'Cancelar' when absent. This button has the focus, so that neither Enter nor Escape confirms. */
  cancelText?: string
  /** CSS width, '20vw'. */
  width?: string
  /** Colours the button as destructive. */
  dangerous?: boolean
  /** A promise keeps the dialog busy; it closes when the promise resolves and stays open for a retry when it rejects. */
  onConfirm: () => unknown
  onClose: () => void
}

/** Asks for confirmation before an action. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, record, question, confirmText, cancelText = 'Cancelar', onConfirm, onClose } = props
  const [busy, setBusy] = useState(false)
  const confirmButton = useRef<HTMLButtonElement>(null)
  const questionId = useId()

  const confirm = async () => {
    setBusy(true)
    try {
      await onConfirm()
      onClose()
    } catch {
      // The toast listener reports the error. The button lost the focus while busy: give it back, for a retry.
      flushSync(() => setBusy(false))
      confirmButton.current?.focus()
    } finally {
      setBusy(false)
    }
  }
  const close = () => {
    if (!busy) onClose()
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      role="alertdialog"
      aria-describedby={questionId}
      maxWidth="xs"
      fullWidth
      slotProps={{ paper: { sx: { width: props.width } } }}
    >
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={questionId} sx={{ whiteSpace: 'pre-line' }}>
          {record && (
            <>
              <strong>{record.filter(Boolean).join(', ')}</strong>
              <br />
            </>
          )}
          <span>{question}</span>
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button autoFocus color="inherit" onClick={close} disabled={busy}>
          {cancelText}
        </Button>
        <Button
          ref={confirmButton}
          variant="contained"
          color={props.dangerous ? 'error' : 'primary'}
          onClick={confirm}
          loading={busy}
        >
          {confirmText}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

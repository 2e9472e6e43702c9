import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

export interface ConfirmDialogProps {
  open: boolean
  title: string
  question: string
  confirmText: string
  /** 'Cancelar' when absent. It has the focus, so that Enter and Escape both do nothing that cannot be undone. */
  cancelText?: string
  /** For what takes something away. */
  dangerous?: boolean
  /** A promise keeps the dialog busy: it closes when it resolves and stays, to be tried again, when it rejects. */
  onConfirm: () => unknown
  onClose: () => void
}

/** Asks before doing it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, question, confirmText, cancelText = 'Cancelar', onConfirm, onClose } = props
  const [busy, setBusy] = useState(false)
  const underWay = useRef(false)
  const confirmButton = useRef<HTMLButtonElement>(null)
  const titleId = useId()
  const questionId = useId()

  const confirm = async () => {
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    try {
      await onConfirm()
      onClose()
    } catch {
      // The listener has told the person why; here they may try again, from the button that lost the focus while busy, or leave.
      flushSync(() => setBusy(false))
      confirmButton.current?.focus()
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  const close = () => {
    if (!underWay.current) onClose()
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={questionId}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={questionId}>{question}</DialogContentText>
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

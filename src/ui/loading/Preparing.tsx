import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useEffect, useId, useState } from 'react'

/** Work that is done sooner shows nothing: a dialog that only flashes is none. */
const DELAY_MS = 300

interface Props {
  /** 'Preparando el archivo…' */
  text: string
  onCancel: () => void
}

/** Says that work is going on, which Cancelar and Escape end. */
export function Preparing({ text, onCancel }: Props) {
  const id = useId()
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), DELAY_MS)
    return () => clearTimeout(timer)
  }, [])

  return (
    <Dialog
      open={shown}
      onClose={(_event, reason) => reason === 'escapeKeyDown' && onCancel()}
      aria-labelledby={id}
      maxWidth="xs"
      fullWidth
    >
      <DialogContent>
        <Typography id={id} role="status" gutterBottom>
          {text}
        </Typography>
        <LinearProgress aria-labelledby={id} />
      </DialogContent>
      <DialogActions>
        <Button autoFocus color="inherit" onClick={onCancel}>
          Cancelar
        </Button>
      </DialogActions>
    </Dialog>
  )
}

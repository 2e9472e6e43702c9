import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { RegistroQuery } from '../../contract/historial'
import { paperStyles } from '../../ui/dialogs/paper'
import { RecordChanges, useRecordChanges } from './RecordChanges'

interface Props extends RegistroQuery {
  onClose: () => void
}

/** What happened to one record, and to what hangs from it, newest first. */
export default function HistorialDialog({ sustantivo, identificador, onClose }: Props) {
  const titleId = useId()
  const { currentData } = useRecordChanges({ sustantivo, identificador })
  const recordName = currentData?.find((change) => change.sustantivo === sustantivo)?.registro

  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      maxWidth={false}
      slotProps={{ paper: { sx: paperStyles('40rem', '100%') } }}
    >
      <DialogTitle id={titleId}>
        Historial
        {recordName && (
          <Typography component="span" color="textSecondary" sx={{ ml: 1.5 }}>
            {recordName}
          </Typography>
        )}
      </DialogTitle>
      {/* Focusable, so that the keyboard can scroll it. */}
      <DialogContent dividers tabIndex={0} role="region" aria-labelledby={titleId} sx={{ minHeight: 120 }}>
        <RecordChanges sustantivo={sustantivo} identificador={identificador} />
      </DialogContent>
      <DialogActions>
        <Button autoFocus variant="contained" onClick={onClose}>
          Cerrar
        </Button>
      </DialogActions>
    </Dialog>
  )
}

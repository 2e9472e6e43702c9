import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import type { ReactNode } from 'react'

interface Props {
  /** Its accessible name. */
  title: string
  onClose: () => void
  /** Shown in place of the sign that it loads. */
  children?: ReactNode
}

/** Stands for a dialog while its record is on its way. */
export const LoadingDialog = ({ title, onClose, children }: Props) => (
  <Dialog open onClose={onClose} aria-label={title}>
    <DialogContent sx={{ display: 'grid', placeItems: 'center', minWidth: 240, minHeight: 120 }}>
      {children ?? <CircularProgress aria-label="Cargando" />}
    </DialogContent>
    <DialogActions>
      <Button onClick={onClose}>Cerrar</Button>
    </DialogActions>
  </Dialog>
)

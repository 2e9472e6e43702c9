import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent, { type DialogContentProps } from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, type ReactNode } from 'react'
import { paperStyles } from './paper'

interface Props extends Pick<DialogContentProps, 'sx'> {
  title: ReactNode
  /** CSS width on a desktop. On a phone the dialog fills the screen. */
  width: string
  /** Other buttons, before Cerrar. */
  actions?: ReactNode
  onClose: () => void
  /** Makes its content a focusable region, so that the keyboard can scroll it. */
  region?: boolean
  children: ReactNode
}

/** A dialog without a form, to read. */
export function ReadDialog({ title, width, actions, onClose, region, children, sx }: Props) {
  const titleId = useId()
  const focusable = region && { tabIndex: 0, role: 'region', 'aria-labelledby': titleId }
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      maxWidth={false}
      slotProps={{ paper: { sx: paperStyles(width) } }}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={sx} {...focusable}>
        {children}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {actions}
        <Button autoFocus variant="contained" onClick={onClose}>
          Cerrar
        </Button>
      </DialogActions>
    </Dialog>
  )
}

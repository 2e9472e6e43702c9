import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { useState, type ReactNode } from 'react'
import { errorMessage } from '../../api/client/errors'
import { useDetalleLiquidacionQuery } from '../../api/liquidaciones'
import type { LiquidacionDetalle } from '../../contract/liquidaciones'

/** A dialog about one settlement of the list. */
export interface DetalleDialogProps {
  uuid: string
  onClose: () => void
}

interface Props extends DetalleDialogProps {
  /** The record as it was at the opening, and as it is now. */
  children: (detalle: LiquidacionDetalle, current: LiquidacionDetalle | undefined) => ReactNode
}

/** Refetches the record, since a colleague may have changed it, then renders the dialog with it. */
export function WithDetalle({ uuid, onClose, children }: Props) {
  const { currentData, error, isFetching } = useDetalleLiquidacionQuery(
    { uuid },
    { refetchOnMountOrArgChange: true },
  )
  // Kept from the first answer: a later refetch (on reconnection, after a failed save) must not replace the form.
  const [loaded, setLoaded] = useState<LiquidacionDetalle | null>(null)
  if (!loaded && currentData && !isFetching) setLoaded(currentData)
  if (loaded) return children(loaded, currentData)
  return (
    <Dialog open onClose={onClose} aria-label="Cargando la liquidación">
      <DialogContent sx={{ display: 'grid', placeItems: 'center', minWidth: 240, minHeight: 120 }}>
        {error && !isFetching ? (
          <Alert severity="error">{errorMessage(error)}</Alert>
        ) : (
          <CircularProgress aria-label="Cargando" />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cerrar</Button>
      </DialogActions>
    </Dialog>
  )
}

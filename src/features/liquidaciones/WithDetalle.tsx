import Alert from '@mui/material/Alert'
import { useState, type ReactNode } from 'react'
import { errorMessage } from '../../api/client/errors'
import { useDetalleLiquidacionQuery } from '../../api/liquidaciones'
import { LoadingDialog } from '../../records/dialog/LoadingDialog'
import type { LiquidacionDetalle } from '../../contract/liquidaciones'

/** A dialog about one settlement of the list. */
export interface DetalleDialogProps {
  uuid: string
  onClose: () => void
}

interface Props extends DetalleDialogProps {
  /** The record as it was at the opening. */
  children: (detalle: LiquidacionDetalle) => ReactNode
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
  if (loaded) return children(loaded)
  return (
    <LoadingDialog title="Cargando la liquidación" onClose={onClose}>
      {error && !isFetching ? <Alert severity="error">{errorMessage(error)}</Alert> : undefined}
    </LoadingDialog>
  )
}

import Alert from '@mui/material/Alert'
import { useFormikContext } from 'formik'
import { fechaLarga } from '../../contract/fechas'
import type { LiquidacionDetalle } from '../../contract/liquidaciones'
import type { ValoresCreacion } from './valores'

/** What there is already for the form's date and bus; null where it is only proposed. */
function existing({ uuid, fechaEntrega }: LiquidacionDetalle): string | null {
  if (!uuid) return null
  return fechaEntrega
    ? `Ya existe: entregada el ${fechaLarga(fechaEntrega)}. La está corrigiendo.`
    : 'Ya existe: solo con lo del sensor. La está completando.'
}

/** On top of the form, what Buscar has brought into it. */
export function LoadedNotice() {
  const { cargada } = useFormikContext<ValoresCreacion>().values
  const text = cargada && existing(cargada)
  return (
    text && (
      <Alert severity="info" role="status">
        {text}
      </Alert>
    )
  )
}

import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { skipToken } from '@reduxjs/toolkit/query'
import { useFormikContext } from 'formik'
import { useEffect } from 'react'
import { usePreviaQuery } from '../../api/documentos'
import { fechaLarga } from '../../contract/fechas'
import { balanceText } from '../../records/selectors/useBalance'
import { numero } from '../../ui/texts/formats'
import { ConfirmarContratos } from './ConfirmarContratos'

export interface OfConductorProps {
  /** Is told of the form's driver. */
  onConductor: (documento: string | null) => void
}

/** Vacations that are due, debt and contract of the form's driver, as a settlement of today has them. */
export function OfConductor({ onConductor }: OfConductorProps) {
  const { documento = null } = useFormikContext<{ documento?: string | null }>().values
  useEffect(() => {
    onConductor(documento)
    return () => onConductor(null)
  }, [documento, onConductor])
  const { currentData } = usePreviaQuery(
    documento ? { tipo: 'liquidacion', documento, datos: {} as never } : skipToken,
  )
  const [papel] = currentData?.papeles ?? []
  if (!papel) return null
  const { contrato, saldo, lineas } = papel
  const vacaciones = lineas.find(({ concepto }) => concepto === 'vacaciones')
  return (
    <Typography variant="body2" component="div">
      <Typography variant="subtitle1">
        {vacaciones && `Vacaciones pendientes: ${numero(vacaciones.dias)} días hábiles`}
      </Typography>
      <Typography variant="subtitle1">{balanceText(saldo)}</Typography>
      {`${contrato.empresa}, desde el ${fechaLarga(contrato.desde)}${contrato.uuid ? '' : ', sin confirmar'}.`}
      <Box sx={{ ml: -1.5 }}>
        <ConfirmarContratos conductores={[contrato.conductorUuid]} />
      </Box>
    </Typography>
  )
}

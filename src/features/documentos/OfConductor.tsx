import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { skipToken } from '@reduxjs/toolkit/query'
import { useFormikContext } from 'formik'
import { useEffect } from 'react'
import { today } from '../../api/client/today'
import { useContratosQuery } from '../../api/contratos'
import { usePreviaQuery } from '../../api/documentos'
import { fechaLarga } from '../../contract/fechas'
import { balanceText, useBalance } from '../../records/selectors/useBalance'
import { numero } from '../../ui/texts/formats'
import { ConfirmarContratos } from './ConfirmarContratos'

export interface OfConductorProps {
  /** Is told of the form's driver. */
  onConductor: (documento: string | null) => void
}

/** Debt, vacations that are due and contract of the form's driver. */
export function OfConductor({ onConductor }: OfConductorProps) {
  const { documento = null } = useFormikContext<{ documento?: string | null }>().values
  useEffect(() => onConductor(documento), [documento, onConductor])
  const { currentData } = useContratosQuery(documento ? { documento } : skipToken)
  const balance = balanceText(useBalance(documento))
  // Computes what a settlement would pay.
  const { currentData: retiro } = usePreviaQuery(
    documento ? { tipo: 'liquidacion', documento, datos: {} as never } : skipToken,
  )
  const vacaciones = retiro?.papeles[0]?.lineas.find(({ concepto }) => concepto === 'vacaciones')
  const { contratos = [], propuesto } = currentData ?? {}
  const contrato = propuesto ?? contratos[0]
  if (!contrato || balance === undefined) return null
  return (
    <Typography variant="body2" component="div">
      <Typography variant="subtitle1">{balance}</Typography>
      {/* An end to come would count days that are not worked yet. */}
      {vacaciones && (contrato.hasta ?? '') <= today() && (
        <Typography variant="subtitle1">
          Vacaciones pendientes: {numero(vacaciones.dias)} días hábiles
        </Typography>
      )}
      {`${contrato.empresa}, desde el ${fechaLarga(contrato.desde)}${propuesto ? ', sin confirmar' : ''}.`}
      <Box sx={{ ml: -1.5 }}>
        <ConfirmarContratos conductores={[contrato.conductorUuid]} />
      </Box>
    </Typography>
  )
}

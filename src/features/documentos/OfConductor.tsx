import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { skipToken } from '@reduxjs/toolkit/query'
import { useFormikContext } from 'formik'
import { useContratosQuery } from '../../api/contratos'
import { fechaLarga } from '../../contract/fechas'
import { balanceText, useBalance } from '../../records/selectors/useBalance'
import { ConfirmarContratos } from './ConfirmarContratos'

/** Contract and debt of the form's driver. */
export function OfConductor() {
  const { documento } = useFormikContext<{ documento?: string | null }>().values
  const { currentData } = useContratosQuery(documento ? { documento } : skipToken)
  const balance = balanceText(useBalance(documento ?? null))
  const { contratos = [], propuesto } = currentData ?? {}
  const contrato = propuesto ?? contratos[0]
  if (!contrato || balance === undefined) return null
  return (
    <Typography variant="body2" component="div">
      <Typography variant="subtitle1">{balance}</Typography>
      {`${contrato.empresa}, desde el ${fechaLarga(contrato.desde)}${propuesto ? ', sin confirmar' : ''}.`}
      <Box sx={{ ml: -1.5 }}>
        <ConfirmarContratos conductores={[contrato.conductorUuid]} />
      </Box>
    </Typography>
  )
}

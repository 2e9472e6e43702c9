import { styled } from '@mui/material/styles'
import { skipToken } from '@reduxjs/toolkit/query'
import { useFormikContext } from 'formik'
import { useEstimadoQuery } from '../../api/liquidaciones'
import { EstimadoSchema, type CuerpoEstimado } from '../../contract/liquidaciones'
import { paletteOf } from '../../ui/style/palette'
import { numero, pesos } from '../../ui/texts/formats'
import { filledGastos, type LiquidacionValues } from '../../records/settlement/values'
import { useAfterPause } from './useAfterPause'

const Panel = styled('dl')(({ theme }) => ({
  margin: 0,
  padding: '8px 12px',
  borderRadius: 8,
  background: paletteOf(theme).action.hover,
  '& > div': { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' },
  '& dd': { margin: 0, ...theme.typography.subtitle1 },
  '& dt, & span': { ...theme.typography.body2, color: paletteOf(theme).text.secondary },
}))

/** Says what the settlement comes to by our own server's reckoning, while it is typed: the last figures stay until the next ones. */
export function Estimado() {
  const { values } = useFormikContext<LiquidacionValues>()
  const gastos = filledGastos(values).filter(({ valor }) => valor !== '')
  const asked = useAfterPause(JSON.stringify(EstimadoSchema.safeParse({ ...values, gastos }).data))
  const { data, isError } = useEstimadoQuery(asked ? (JSON.parse(asked) as CuerpoEstimado) : skipToken)
  const known = asked && !isError ? data : undefined
  const figure = (label: string, register?: string, sensor?: string) => (
    <div>
      <dt>{label}</dt>
      <dd>
        {register ?? '—'}
        {sensor && values.sensor !== '' && <span> · sensor {sensor}</span>}
      </dd>
    </div>
  )
  return (
    <Panel aria-live="polite">
      {figure('Pasajeros', known && numero(known.pasajerosReg), known && numero(known.pasajerosSensor))}
      {figure('Neto', known && pesos(known.valorNetoReg), known && pesos(known.valorNetoSensor))}
    </Panel>
  )
}

import { styled } from '@mui/material/styles'
import { skipToken } from '@reduxjs/toolkit/query'
import { useFormikContext } from 'formik'
import { useEstimadoQuery } from '../../api/liquidaciones'
import { EstimadoSchema, type CuerpoEstimado } from '../../contract/liquidaciones'
import { numero, pesos } from '../../ui/texts/formats'
import { filledGastos, type LiquidacionValues } from '../../records/settlement/values'
import { useAfterPause } from './useAfterPause'

/** As high from the start: nothing moves when the figures come. */
const Line = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 12,
  minHeight: 38,
  margin: 0,
  '& dt': theme.typography.caption,
  '& dd': { margin: 0, ...theme.typography.subtitle1 },
}))

/** Says what the settlement comes to by our own server's reckoning, while it is typed: the last figures stay until the next ones. */
export function Estimado() {
  const { values } = useFormikContext<LiquidacionValues>()
  const gastos = filledGastos(values).filter(({ valor }) => valor !== '')
  const asked = useAfterPause(JSON.stringify(EstimadoSchema.safeParse({ ...values, gastos }).data))
  const { data, isError } = useEstimadoQuery(asked ? (JSON.parse(asked) as CuerpoEstimado) : skipToken)
  const figure = (label: string, register: string, sensor: string) => (
    <div>
      <dt>{label}</dt>
      <dd>
        {register}
        {values.sensor !== '' && ` · sensor ${sensor}`}
      </dd>
    </div>
  )
  return (
    <Line aria-live="polite">
      {asked && data && !isError && (
        <>
          {figure('Pasajeros', numero(data.pasajerosReg), numero(data.pasajerosSensor))}
          {figure('Neto', pesos(data.valorNetoReg), pesos(data.valorNetoSensor))}
        </>
      )}
    </Line>
  )
}

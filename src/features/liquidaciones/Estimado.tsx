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
  const bySensor = values.sensor === '' ? undefined : known
  return (
    <Panel aria-live="polite">
      <div>
        <dt>Pasajeros netos del sensor</dt>
        <dd>{bySensor ? numero(bySensor.pasajerosSensor) : '—'}</dd>
      </div>
      <div>
        <dt>Neto</dt>
        <dd>
          {known ? pesos(known.valorNetoReg) : '—'}
          {bySensor && <span> · sensor {pesos(bySensor.valorNetoSensor)}</span>}
        </dd>
      </div>
    </Panel>
  )
}

import { skipToken } from '@reduxjs/toolkit/query'
import { useFormikContext } from 'formik'
import { useEstimadoQuery } from '../../api/liquidaciones'
import { EstimadoSchema, type CuerpoEstimado } from '../../contract/liquidaciones'
import { TotalsList } from '../../ui/tableState/TotalsList'
import { filledGastos, type LiquidacionValues } from '../../records/settlement/values'
import { useAfterPause } from './useAfterPause'

/** Says what the settlement comes to by our own server's reckoning, while it is typed: the last figures stay until the next ones. */
export function Estimado() {
  const { values } = useFormikContext<LiquidacionValues>()
  const gastos = filledGastos(values).filter(({ valor }) => valor !== '')
  const asked = useAfterPause(JSON.stringify(EstimadoSchema.safeParse({ ...values, gastos }).data))
  const { data, isError } = useEstimadoQuery(asked ? (JSON.parse(asked) as CuerpoEstimado) : skipToken)
  const known = asked && !isError ? data : undefined
  const bySensor = values.sensor === '' ? undefined : known
  return (
    <div aria-live="polite">
      <TotalsList
        totals={[
          { label: 'Neto', value: known?.valorNetoReg ?? '—' },
          { label: 'Neto sensor', value: bySensor?.valorNetoSensor ?? '—' },
          {
            label: 'Pasajeros sensor',
            value: bySensor?.pasajerosSensor ?? '—',
            kind: 'number',
          },
        ]}
      />
    </div>
  )
}

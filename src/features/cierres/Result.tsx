import { useFormikContext } from 'formik'
import { contadoEn, estaCompleto } from '../../contract/cierres'
import { TotalsList } from '../../ui/tableState/TotalsList'
import { differenceText } from './rows'
import type { ConteoValues } from './values'

/** Money counted so far; its difference from the expected sum once the count is complete. */
export function Result({ esperado }: { esperado: number }) {
  const { values } = useFormikContext<ConteoValues>()
  const counted = contadoEn(values)
  const isComplete = estaCompleto(values)
  return (
    <TotalsList
      totals={[
        { label: 'Contado', value: isComplete || counted ? counted : '—' },
        {
          label: 'Diferencia',
          value: differenceText(isComplete ? counted - esperado : null) || '—',
        },
      ]}
    />
  )
}

import Box from '@mui/material/Box'
import { useFormikContext } from 'formik'
import { contadoEn, estaCompleto } from '../../contract/cierres'
import { TotalsList } from '../../ui/tableState/TotalsList'
import { differenceText } from './rows'
import type { ConteoValues } from './values'

/** Leaves out on a phone the sum that the form's head says. */
const WITHOUT_EXPECTED = { '& div:first-of-type': { display: { xs: 'none', sm: 'flex' } } }

/** Money counted so far beside the expected sum; the difference once the count is complete. */
export function Result({ esperado }: { esperado: number }) {
  const { values } = useFormikContext<ConteoValues>()
  const counted = contadoEn(values)
  return (
    <Box sx={WITHOUT_EXPECTED}>
      <TotalsList
        totals={[
          { label: 'A entregar', value: esperado },
          { label: 'Contado', value: counted },
          {
            label: 'Diferencia',
            value: differenceText(estaCompleto(values) ? counted - esperado : null) || '—',
          },
        ]}
      />
    </Box>
  )
}

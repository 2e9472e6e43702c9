import Box from '@mui/material/Box'
import { useFormikContext } from 'formik'
import type { ReactNode } from 'react'
import { difiereDeVerdad, estaCompleto } from '../../contract/cierres'
import { PesosField } from '../../ui/fields/NumberField'
import { SelectField } from '../../ui/fields/SelectField'
import { TextField } from '../../ui/fields/TextField'
import { EfectivoFields } from './EfectivoFields'
import type { ConteoValues } from './values'

const WAYS = [
  { valor: 'efectivo', nombre: 'Billetes y monedas' },
  { valor: 'total', nombre: 'Total' },
]

/** Side by side, so that a laptop shows all of it at once. */
const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fit, minmax(260px, 1fr))' },
  alignItems: 'start',
  rowGap: 2,
  columnGap: { xs: 2, sm: 5 },
  '& > :last-child': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
}

interface Props {
  esperado: number
  /** Further remarks before the till is closed, under the reason for a difference. */
  children: ReactNode
}

/** The count: by notes and coins, or as a sum, and the reason for a difference. */
export function ConteoFields({ esperado, children }: Props) {
  const { values } = useFormikContext<ConteoValues>()
  return (
    <>
      <SelectField name="contadoPor" label="Contar por" options={WAYS} width={220} />
      <Box sx={COLUMNS}>
        {values.contadoPor === 'efectivo' ? (
          <EfectivoFields />
        ) : (
          <PesosField name="total" label="Total contado" required width={220} />
        )}
        <div>
          <TextField
            name="motivo"
            label="Motivo de la diferencia"
            required={estaCompleto(values) && difiereDeVerdad(values, esperado)}
            maxLength={200}
          />
          {children}
        </div>
      </Box>
    </>
  )
}

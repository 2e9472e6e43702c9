import { useFormikContext } from 'formik'
import { contadoEn } from '../../contract/cierres'
import { PesosField } from '../../ui/fields/NumberField'
import { SelectField } from '../../ui/fields/SelectField'
import { TextField } from '../../ui/fields/TextField'
import { EfectivoFields } from './EfectivoFields'
import type { ConteoValues } from './values'

const WAYS = [
  { valor: 'efectivo', nombre: 'Billetes y monedas' },
  { valor: 'total', nombre: 'Total' },
]

/** The count: by notes and coins, or as a sum, and the reason for a difference. */
export function ConteoFields({ esperado }: { esperado: number }) {
  const { values } = useFormikContext<ConteoValues>()
  return (
    <>
      <SelectField name="contadoPor" label="Contar por" options={WAYS} width={220} />
      {values.contadoPor === 'efectivo' ? (
        <EfectivoFields />
      ) : (
        <PesosField name="total" label="Total contado" required width={220} />
      )}
      <TextField
        name="motivo"
        label="Motivo de la diferencia"
        required={contadoEn(values) !== esperado}
        maxLength={200}
      />
    </>
  )
}

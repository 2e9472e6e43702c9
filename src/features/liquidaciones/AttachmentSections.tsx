import { useFormikContext } from 'formik'
import { CheckboxField } from '../../ui/fields/CheckboxField'
import { PesosField } from '../../ui/fields/NumberField'
import { TextField } from '../../ui/fields/TextField'
import { Attachment } from './FieldRow'
import type { ValoresLiquidacion } from './valores'

/** The optional repayment of a settlement: active, and sent, only while it is checked (section 4). */
export function AbonoSection() {
  const { abono } = useFormikContext<ValoresLiquidacion>().values
  return (
    <Attachment>
      <CheckboxField name="abono" label="Abono" />
      {abono && <PesosField name="abonoDto.valor" label="Valor del abono" required />}
    </Attachment>
  )
}

/** The optional debt of a settlement: active, and sent, only while it is checked (section 4). */
export function DeudaSection() {
  const { deuda } = useFormikContext<ValoresLiquidacion>().values
  return (
    <Attachment>
      <CheckboxField name="deuda" label="Deuda" />
      {deuda && (
        <>
          <PesosField name="deudaDto.valor" label="Valor de la deuda" required />
          <TextField name="deudaDto.razon" label="Razón de la deuda" required maxLength={200} />
        </>
      )}
    </Attachment>
  )
}

import { CheckboxField } from '../../ui/fields/CheckboxField'
import { PesosField } from '../../ui/fields/NumberField'
import { TextField } from '../../ui/fields/TextField'
import { useFormValue } from '../../ui/form/formStore'
import { Attachment } from './FieldRow'

/** The optional repayment of a settlement: active, and sent, only while it is checked (section 4). */
export function AbonoSection() {
  const activo = useFormValue<boolean>('abono')
  return (
    <Attachment>
      <CheckboxField name="abono" label="Abono" />
      {activo && <PesosField name="abonoDto.valor" label="Valor del abono" requerido />}
    </Attachment>
  )
}

/** The optional debt of a settlement: active, and sent, only while it is checked (section 4). */
export function DeudaSection() {
  const activa = useFormValue<boolean>('deuda')
  return (
    <Attachment>
      <CheckboxField name="deuda" label="Deuda" />
      {activa && (
        <>
          <PesosField name="deudaDto.valor" label="Valor de la deuda" requerido />
          <TextField name="deudaDto.razon" label="Razón de la deuda" requerido maxLength={200} />
        </>
      )}
    </Attachment>
  )
}

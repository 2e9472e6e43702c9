import { useFormikContext } from 'formik'
import type { LiquidacionDetalle } from '../../contract/liquidaciones'
import { CheckboxField } from '../../ui/fields/CheckboxField'
import { TextField } from '../../ui/fields/TextField'
import { Attachment } from './FieldRow'
import { AbonoValueField } from '../../records/selectors/AbonoValueField'
import { DeudaValueField } from '../../records/selectors/DeudaValueField'
import type { LiquidacionValues } from './values'

interface Props {
  /** The settlement that is edited. */
  record: LiquidacionDetalle | undefined
}

/** The optional repayment of a settlement: shown and sent only while checked (section 4). */
export function AbonoSection({ record }: Props) {
  const { abono } = useFormikContext<LiquidacionValues>().values
  return (
    <Attachment>
      <CheckboxField name="abono" label="Abono" />
      {abono && (
        <AbonoValueField
          name="abonoDto.valor"
          label="Valor del abono"
          required
          conductor="conductorDocumento"
          stored={record?.abonoDto ? { ...record, ...record.abonoDto } : undefined}
        />
      )}
    </Attachment>
  )
}

/** The optional debt of a settlement: shown and sent only while checked (section 4). */
export function DeudaSection() {
  const { deuda } = useFormikContext<LiquidacionValues>().values
  return (
    <Attachment>
      <CheckboxField name="deuda" label="Deuda" />
      {deuda && (
        <>
          <DeudaValueField name="deudaDto.valor" label="Valor de la deuda" required />
          <TextField name="deudaDto.razon" label="Razón de la deuda" required maxLength={200} />
        </>
      )}
    </Attachment>
  )
}

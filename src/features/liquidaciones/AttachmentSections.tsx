import { useFormikContext } from 'formik'
import type { Duda } from '../../contract/duda'
import { CheckboxField } from '../../ui/fields/CheckboxField'
import { TextField } from '../../ui/fields/TextField'
import { Attachment } from './FieldRow'
import { softWarningUnder } from '../../records/selectors/useSoftWarnings'
import { PesosField } from '../../ui/fields/NumberField'
import type { LiquidacionValues } from '../../records/settlement/values'

interface Props {
  softWarnings: readonly Duda[]
}

/** The optional repayment of a settlement: shown and sent only while checked (section 4). */
export function AbonoSection({ softWarnings }: Props) {
  const { abono } = useFormikContext<LiquidacionValues>().values
  return (
    <Attachment>
      <CheckboxField name="abono" label="Abono" />
      {abono && (
        <PesosField
          name="abonoDto.valor"
          label="Valor del abono"
          required
          warning={softWarningUnder(softWarnings, 'abonoDto.valor')}
        />
      )}
    </Attachment>
  )
}

/** The optional debt of a settlement: shown and sent only while checked (section 4). */
export function DeudaSection({ softWarnings }: Props) {
  const { deuda } = useFormikContext<LiquidacionValues>().values
  return (
    <Attachment>
      <CheckboxField name="deuda" label="Deuda" />
      {deuda && (
        <>
          <PesosField
            name="deudaDto.valor"
            label="Valor de la deuda"
            required
            warning={softWarningUnder(softWarnings, 'deudaDto.valor')}
          />
          <TextField name="deudaDto.razon" label="Razón de la deuda" required maxLength={200} />
        </>
      )}
    </Attachment>
  )
}

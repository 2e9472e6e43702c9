import { useFormikContext } from 'formik'
import type { Duda } from '../../contract/duda'
import { CheckboxField } from '../../ui/fields/CheckboxField'
import { TextField } from '../../ui/fields/TextField'
import { Attachment } from './FieldRow'
import { doubtUnder } from '../../records/selectors/useDoubts'
import { PesosField } from '../../ui/fields/NumberField'
import type { LiquidacionValues } from './values'

interface Props {
  doubts?: readonly Duda[]
}

/** The optional repayment of a settlement: shown and sent only while checked (section 4). */
export function AbonoSection({ doubts = [] }: Props) {
  const { abono } = useFormikContext<LiquidacionValues>().values
  return (
    <Attachment>
      <CheckboxField name="abono" label="Abono" />
      {abono && (
        <PesosField
          name="abonoDto.valor"
          label="Valor del abono"
          required
          warning={doubtUnder(doubts, 'abonoDto.valor')}
        />
      )}
    </Attachment>
  )
}

/** The optional debt of a settlement: shown and sent only while checked (section 4). */
export function DeudaSection({ doubts = [] }: Props) {
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
            warning={doubtUnder(doubts, 'deudaDto.valor')}
          />
          <TextField name="deudaDto.razon" label="Razón de la deuda" required maxLength={200} />
        </>
      )}
    </Attachment>
  )
}

import { DateField } from '../../ui/fields/DateField'
import { TextField } from '../../ui/fields/TextField'
import { LedgerFields, type LedgerFieldsProps } from './LedgerFields'

/** The fields of a repayment: creating and editing share them. */
export function AbonoFields(props: LedgerFieldsProps) {
  return (
    <>
      <LedgerFields {...props} />
      <TextField
        name="origen"
        label="Origen"
        required
        maxLength={200}
        placeholder="prima, cesantías, vacaciones, etc."
      />
      <DateField name="fecha" label="Fecha" required disabled={props.link !== undefined} />
    </>
  )
}

import { TextField } from '../../ui/fields/TextField'
import { DeudaValueField } from '../../records/selectors/DeudaValueField'
import { LedgerFields, type LedgerFieldsProps } from './LedgerFields'

/** The fields of a debt: creating and editing share them. The server sets its date: the day of its creation. */
export function DeudaFields(props: LedgerFieldsProps) {
  return (
    <>
      <LedgerFields {...props}>
        <DeudaValueField name="valor" label="Valor" required />
      </LedgerFields>
      <TextField name="razon" label="Razón" required maxLength={200} />
    </>
  )
}

import { TextField } from '../../ui/fields/TextField'
import { LedgerFields, type LedgerFieldsProps } from './LedgerFields'

/** The fields of a debt: creating and editing share them. The server sets its date: the day of its creation. */
export function DeudaFields(props: LedgerFieldsProps) {
  return (
    <>
      <LedgerFields {...props} />
      <TextField name="razon" label="Razón" required maxLength={200} />
    </>
  )
}

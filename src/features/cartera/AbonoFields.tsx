import { useField } from 'formik'
import { DateField } from '../../ui/fields/DateField'
import { TextField } from '../../ui/fields/TextField'
import { AbonoValueField, type StoredAbono } from '../../records/selectors/AbonoValueField'
import { futureDate } from '../../records/selectors/unusual'
import { LedgerFields, type LedgerFieldsProps } from './LedgerFields'

interface Props extends LedgerFieldsProps {
  /** The repayment that is edited. */
  stored?: StoredAbono
}

/** The fields of a repayment: creating and editing share them. */
export function AbonoFields({ stored, ...props }: Props) {
  const [{ value: fecha }] = useField<string>('fecha')
  return (
    <>
      <LedgerFields {...props}>
        <AbonoValueField name="valor" label="Valor" required conductor="conductorDocumento" stored={stored} />
      </LedgerFields>
      <TextField
        name="origen"
        label="Origen"
        required
        maxLength={200}
        placeholder="prima, cesantías, vacaciones, etc."
      />
      <DateField
        name="fecha"
        label="Fecha"
        required
        disabled={props.link !== undefined}
        warning={futureDate(fecha)}
      />
    </>
  )
}

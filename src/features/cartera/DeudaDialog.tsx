import { useFormikContext } from 'formik'
import { useGuardarDeudaMutation } from '../../api/cartera'
import { DeudaSchema, type DeudaFila } from '../../contract/deudas'
import type { NumeroEditable } from '../../contract/numeros'
import { DEUDAS } from '../../records/nouns/cartera'
import { RecordDialog, type RecordDialogProps } from '../../records/dialog/RecordDialog'
import { softWarningUnder, useSoftWarnings } from '../../records/selectors/useSoftWarnings'
import { PesosField } from '../../ui/fields/NumberField'
import { TextField } from '../../ui/fields/TextField'
import { LedgerFields } from './LedgerFields'

const EMPTY_VALUES = { valor: '', razon: '', conductorDocumento: '' }

function ValueField() {
  const { valor } = useFormikContext<{ valor: NumeroEditable }>().values
  const [softWarnings = []] = useSoftWarnings([{ row: { deudaDto: { valor } }, pathOf: () => 'valor' }])
  return (
    <PesosField
      name="valor"
      label="Valor"
      required
      warning={softWarningUnder(softWarnings, 'deudaDto.valor')}
    />
  )
}

/** 'Crear' and 'Editar' of the debts. Section 7: both are a POST, an edit with the debt's uuid. The server sets the date: the day of its creation. */
export default function DeudaDialog(dialog: RecordDialogProps<DeudaFila>) {
  const [save] = useGuardarDeudaMutation()
  const { row } = dialog
  return (
    <RecordDialog
      {...dialog}
      noun={DEUDAS}
      id={row?.uuid}
      schema={DeudaSchema}
      empty={EMPTY_VALUES}
      create={(body) => save(body).unwrap()}
      edit={(body, { uuid }) => save({ ...body, uuid }).unwrap()}
    >
      <LedgerFields row={row}>
        <ValueField />
        <TextField name="razon" label="Razón" required maxLength={200} />
      </LedgerFields>
    </RecordDialog>
  )
}

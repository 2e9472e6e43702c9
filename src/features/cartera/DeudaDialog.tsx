import { useGuardarDeudaMutation } from '../../api/cartera'
import { DeudaSchema, type DeudaFila } from '../../contract/deudas'
import { RecordDialog, type RecordDialogProps } from '../../records/dialog/RecordDialog'
import { DeudaValueField } from '../../records/selectors/DeudaValueField'
import { TextField } from '../../ui/fields/TextField'
import { LedgerFields } from './LedgerFields'

const EMPTY_VALUES = { valor: '', razon: '', conductorDocumento: '' }

/** 'Crear' and 'Editar' of the debts. Section 7: both are a POST, an edit with the debt's uuid. The server sets the date: the day of its creation. */
export default function DeudaDialog(dialog: RecordDialogProps<DeudaFila>) {
  const [save] = useGuardarDeudaMutation()
  const { row } = dialog
  return (
    <RecordDialog
      {...dialog}
      noun="Deuda"
      sustantivo="deudas"
      id={row?.uuid}
      schema={DeudaSchema}
      empty={EMPTY_VALUES}
      create={(body) => save(body).unwrap()}
      edit={(body, { uuid }) => save({ ...body, uuid }).unwrap()}
      width="26rem"
    >
      <LedgerFields row={row}>
        <DeudaValueField name="valor" label="Valor" required />
      </LedgerFields>
      <TextField name="razon" label="Razón" required maxLength={200} />
    </RecordDialog>
  )
}

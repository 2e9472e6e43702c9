import DialogContentText from '@mui/material/DialogContentText'
import { useAnularEmitidoMutation } from '../../../api/emitidos'
import { nombreDeEmitido } from '../../../contract/catalogos'
import { AnulacionSchema } from '../../../contract/emitidos'
import { FormDialog } from '../../../records/dialog/FormDialog'
import type { RecordDialogProps } from '../../../records/dialog/RecordDialog'
import { TextField } from '../../../ui/fields/TextField'
import { pesos } from '../../../ui/texts/formats'
import type { EmitidoFila } from './columns'

const NO_REASON = { motivo: '' }

/** 'Anular': a paper counts no more, and what it covered can be paid again. */
export function AnularDialog({ row, onClose }: RecordDialogProps<EmitidoFila>) {
  const [annul] = useAnularEmitidoMutation()
  if (!row) return null
  const { uuid, version, nombre, valor } = row
  return (
    <FormDialog
      title={`Anular ${nombreDeEmitido(row)}`}
      schema={AnulacionSchema}
      initialValues={NO_REASON}
      onSubmit={(_values, { motivo }) => annul({ uuid, cuerpo: { motivo, version } }).unwrap()}
      onClose={onClose}
      submitText="Anular"
      submittingText="Anulando..."
      dangerous
    >
      <DialogContentText>
        <b>{`${nombre}, ${pesos(valor)}.`}</b> Sus días se podrán pagar en otro documento; si descontó una
        deuda, su abono se retira. No se puede deshacer.
      </DialogContentText>
      <TextField name="motivo" label="Motivo" maxLength={200} />
    </FormDialog>
  )
}

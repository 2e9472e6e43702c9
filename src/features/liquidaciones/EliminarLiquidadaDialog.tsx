import DialogContentText from '@mui/material/DialogContentText'
import { useEliminarLiquidacionMutation } from '../../api/liquidaciones'
import { motivoRequerido } from '../../contract/historial'
import * as z from '../../contract/zod'
import { TextField } from '../../ui/fields/TextField'
import { FormDialog } from '../../ui/form/FormDialog'
import type { DetalleDialogProps } from './WithDetalle'

const ReasonSchema = z.object({ motivo: motivoRequerido() })
const NO_REASON = { motivo: '' }

/** 'Eliminar' of a settlement that was settled: asks for the reason too. */
export default function EliminarLiquidadaDialog({ uuid, onClose }: DetalleDialogProps) {
  const [remove] = useEliminarLiquidacionMutation()
  return (
    <FormDialog
      open
      title="Eliminar Liquidación"
      schema={ReasonSchema}
      initialValues={NO_REASON}
      draftName={`eliminar-${uuid}`}
      onSubmit={(_values, { motivo }) => remove({ uuid, motivo }).unwrap()}
      onClose={onClose}
      submitText="Eliminar"
      submittingText="Eliminando..."
      dangerous
    >
      <DialogContentText>
        ¿Estás seguro que deseas eliminar la liquidación? Ya estaba liquidada: el motivo queda en su
        historial.
      </DialogContentText>
      <TextField name="motivo" label="Motivo" required maxLength={200} />
    </FormDialog>
  )
}

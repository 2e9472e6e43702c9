import DialogContentText from '@mui/material/DialogContentText'
import { useReabrirCajaMutation } from '../../api/cierres'
import { ReaperturaSchema, type Caja } from '../../contract/cierres'
import { TextField } from '../../ui/fields/TextField'
import { FormDialog } from '../../records/dialog/FormDialog'
import { tillName } from './texts'

interface Props {
  caja: Caja
  onClose: () => void
}

const NO_REASON = { motivo: '' }

/** 'Reabrir': the settlements of a closed till may be changed again. */
export default function ReabrirDialog({ caja, onClose }: Props) {
  const { cierre } = caja
  const [reopen] = useReabrirCajaMutation()
  if (!cierre) return null
  const { uuid, version } = cierre
  return (
    <FormDialog
      title={`Reabrir ${tillName(caja)}`}
      schema={ReaperturaSchema}
      initialValues={NO_REASON}
      draftName={`reabrir-${uuid}`}
      onSubmit={(_values, { motivo }) => reopen({ uuid, cuerpo: { motivo, version } }).unwrap()}
      onClose={onClose}
      submitText="Reabrir"
      submittingText="Reabriendo..."
    >
      <DialogContentText>
        Sus liquidaciones se podrán modificar hasta que la caja se cierre de nuevo. El motivo queda en el
        historial.
      </DialogContentText>
      <TextField name="motivo" label="Motivo" required maxLength={200} />
    </FormDialog>
  )
}

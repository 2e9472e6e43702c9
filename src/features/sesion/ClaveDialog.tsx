import { useCambiarClaveMutation } from '../../api/sesion'
import { TextField } from '../../ui/fields/TextField'
import { FormDialog } from '../../records/dialog/FormDialog'
import { ClaveFormSchema, EMPTY_CLAVE } from './cambioDeClave'
import { NewClaveFields } from './NewClaveFields'

/** Changes the user's own password: the present one, and the new one twice. */
export default function ClaveDialog({ onClose }: { onClose: () => void }) {
  const [changeClave] = useCambiarClaveMutation()
  return (
    <FormDialog
      title="Cambiar clave"
      schema={ClaveFormSchema}
      initialValues={EMPTY_CLAVE}
      onSubmit={(_values, { actual, nueva }) => changeClave({ actual, nueva }).unwrap()}
      onClose={onClose}
      submitText="Cambiar clave"
      submittingText="Cambiando..."
      width="24rem"
    >
      <TextField
        name="actual"
        label="Clave actual"
        type="password"
        autoComplete="current-password"
        required
      />
      <NewClaveFields name="nueva" />
    </FormDialog>
  )
}

import { useCambiarClaveMutation } from '../../api/sesion'
import { CambioDeClaveSchema, LONGITUD_MINIMA_DE_CLAVE } from '../../contract/sesion'
import * as z from '../../contract/zod'
import { TextField } from '../../ui/fields/TextField'
import { FormDialog } from '../../ui/form/FormDialog'

const MISMATCH = 'Las claves no coinciden.'

const FormSchema = CambioDeClaveSchema.extend({
  repetida: z.string({ error: 'Repita la clave nueva.' }).min(1, { error: 'Repita la clave nueva.' }),
}).refine(({ nueva, repetida }) => nueva === repetida, { path: ['repetida'], error: MISMATCH })

const EMPTY = { actual: '', nueva: '', repetida: '' }

/** Changes the user's own password: the present one, and the new one twice. */
export default function ClaveDialog({ onClose }: { onClose: () => void }) {
  const [changeClave] = useCambiarClaveMutation()
  return (
    <FormDialog
      open
      title="Cambiar clave"
      schema={FormSchema}
      initialValues={EMPTY}
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
      <TextField
        name="nueva"
        label={`Clave nueva (mínimo ${LONGITUD_MINIMA_DE_CLAVE} caracteres)`}
        type="password"
        autoComplete="new-password"
        required
      />
      <TextField
        name="repetida"
        label="Repita la clave nueva"
        type="password"
        autoComplete="new-password"
        required
      />
    </FormDialog>
  )
}

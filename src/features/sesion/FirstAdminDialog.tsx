import { useCrearPrimerAdministradorMutation } from '../../api/sesion'
import { PrimerAdministradorSchema } from '../../contract/usuarios'
import { TextField } from '../../ui/fields/TextField'
import { FormDialog } from '../../records/dialog/FormDialog'
import { MISMATCH, repetida } from './newClave'
import { NewClaveFields } from './NewClaveFields'

const FormSchema = PrimerAdministradorSchema.extend({ repetida }).refine(
  (values) => values.password === values.repetida,
  MISMATCH,
)

const EMPTY = { codigo: '', username: '', nombre: '', password: '', repetida: '' }

/** Creates the first administrator, who is signed in with it. */
export default function FirstAdminDialog({ onClose }: { onClose: () => void }) {
  const [create] = useCrearPrimerAdministradorMutation()
  return (
    <FormDialog
      title="Crear el primer administrador"
      schema={FormSchema}
      initialValues={EMPTY}
      onSubmit={(_values, { repetida: _again, ...data }) => create(data).unwrap()}
      onClose={onClose}
      submitText="Crear"
      submittingText="Creando..."
      width="26rem"
    >
      <TextField name="codigo" label="Código que muestra la consola del servidor" required maxLength={40} />
      <TextField name="username" label="Usuario" autoComplete="username" required maxLength={60} />
      <TextField name="nombre" label="Nombre" autoComplete="name" required maxLength={80} />
      <NewClaveFields name="password" label="Clave" />
    </FormDialog>
  )
}

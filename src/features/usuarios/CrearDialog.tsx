import { useCrearUsuarioMutation } from '../../api/usuarios'
import { UsuarioNuevoSchema, type UsuarioFila } from '../../contract/usuarios'
import type { RecordDialogProps } from '../../records/dialog/RecordDialog'
import { TextField } from '../../ui/fields/TextField'
import { FieldGrid } from '../../ui/form/FieldGrid'
import { FormDialog } from '../../records/dialog/FormDialog'
import { ClaveInicialField } from './ClaveInicialField'
import { chosenRoles, RolesField } from './RolesField'

const FormSchema = UsuarioNuevoSchema.extend({ roles: chosenRoles })

const EMPTY = { username: '', nombre: '', roles: '', clave: '' }

/** 'Crear' of the users. No draft is kept: it would hold the password. */
export default function CrearDialog({ onCreated, onClose }: RecordDialogProps<UsuarioFila>) {
  const [create] = useCrearUsuarioMutation()
  return (
    <FormDialog
      title="Crear Usuario"
      schema={FormSchema}
      initialValues={EMPTY}
      onSubmit={(_values, data, { idempotencyKey }) =>
        create({ ...data, idempotencyKey })
          .unwrap()
          .then(onCreated)
      }
      onClose={onClose}
      submitText="Crear"
      submittingText="Creando..."
      width="34rem"
    >
      <FieldGrid>
        <TextField name="username" label="Usuario" required maxLength={60} />
        <TextField name="nombre" label="Nombre" required maxLength={80} />
        <ClaveInicialField />
        <RolesField />
      </FieldGrid>
    </FormDialog>
  )
}

import { useState } from 'react'
import { useEditarUsuarioMutation } from '../../api/usuarios'
import { UsuarioEditadoSchema, type UsuarioFila } from '../../contract/usuarios'
import type { RecordDialogProps } from '../../records/dialog/RecordDialog'
import { CheckboxField } from '../../ui/fields/CheckboxField'
import { TextField } from '../../ui/fields/TextField'
import { FieldGrid } from '../../ui/form/FieldGrid'
import { FormDialog } from '../../records/dialog/FormDialog'
import { withVersion } from '../../api/client/versions'
import { comparedFields } from '../../records/nouns/comparison'
import { USUARIOS } from '../../records/nouns/usuarios'
import { chosenRoles, RolesField } from './RolesField'

const FormSchema = UsuarioEditadoSchema.extend({ roles: chosenRoles })

const valuesOf = ({ nombre, roles, activo }: UsuarioFila) => ({ nombre, roles: roles.join(','), activo })

const COMPARISON = {
  valuesOf,
  fields: comparedFields<ReturnType<typeof valuesOf>>(USUARIOS, ['nombre', 'roles', 'activo']),
}

/** 'Editar' of the users: all but the name with which they sign in. */
export default function EditarDialog({ row, onClose }: RecordDialogProps<UsuarioFila>) {
  const [edit] = useEditarUsuarioMutation()
  const [initialValues] = useState(() => row && valuesOf(row))
  if (!row || !initialValues) return null
  const { uuid, username } = row
  return (
    <FormDialog
      title={`Editar Usuario ${username}`}
      schema={FormSchema}
      initialValues={initialValues}
      draftName={`editar-usuario-${uuid}`}
      comparison={COMPARISON}
      onSubmit={(_values, cuerpo, { stored = row }) =>
        edit({ uuid, cuerpo: withVersion(stored, cuerpo) }).unwrap()
      }
      onClose={onClose}
      submitText="Aceptar"
      submittingText="Guardando..."
    >
      <FieldGrid>
        <TextField name="nombre" label="Nombre" required maxLength={80} />
        <RolesField />
      </FieldGrid>
      <CheckboxField name="activo" label="Activo: puede ingresar" />
    </FormDialog>
  )
}

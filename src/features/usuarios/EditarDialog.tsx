import { useState } from 'react'
import { useEditarUsuarioMutation, useUsuariosQuery } from '../../api/usuarios'
import { UsuarioEditadoSchema, type UsuarioFila } from '../../contract/usuarios'
import { CheckboxField } from '../../ui/fields/CheckboxField'
import { TextField } from '../../ui/fields/TextField'
import { FormDialog } from '../../ui/form/FormDialog'
import { withVersion } from '../../api/client/versions'
import { COMPARISON } from './comparison'
import { RolesFields } from './RolesFields'
import { tickedRoles, valuesOf } from './values'

const FormSchema = UsuarioEditadoSchema.extend({ roles: tickedRoles })

interface Props {
  usuario: UsuarioFila
  onClose: () => void
}

/** 'Editar' of the users: all but the name with which they sign in. */
export default function EditarDialog({ usuario, onClose }: Props) {
  const { uuid, username } = usuario
  const [edit] = useEditarUsuarioMutation()
  const { current } = useUsuariosQuery(undefined, {
    selectFromResult: ({ data }) => ({ current: data?.find((one) => one.uuid === uuid) }),
  })
  const [initialValues] = useState(() => valuesOf(usuario))
  return (
    <FormDialog
      title={`Editar Usuario ${username}`}
      schema={FormSchema}
      initialValues={initialValues}
      draftName={`editar-usuario-${uuid}`}
      comparison={COMPARISON}
      record={{ sustantivo: 'usuarios', identificador: uuid, opened: usuario, current }}
      onSubmit={(_values, cuerpo, { stored = usuario }) =>
        edit({ uuid, cuerpo: withVersion(stored, cuerpo) }).unwrap()
      }
      onClose={onClose}
      submitText="Aceptar"
      submittingText="Guardando..."
      width="26rem"
    >
      <TextField name="nombre" label="Nombre" required maxLength={80} />
      <RolesFields />
      <CheckboxField name="activo" label="Activo: puede ingresar" />
    </FormDialog>
  )
}

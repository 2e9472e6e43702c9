import { useAsignarClaveMutation } from '../../api/usuarios'
import { ClaveProvisionalSchema, type UsuarioFila } from '../../contract/usuarios'
import { FormDialog } from '../../ui/form/FormDialog'
import { ClaveInicialField } from './ClaveInicialField'

const EMPTY = { clave: '' }

/** 'Clave nueva' of the users: it ends the person's sessions. */
export default function ClaveDialog({ usuario, onClose }: { usuario: UsuarioFila; onClose: () => void }) {
  const { uuid, nombre } = usuario
  const [assign] = useAsignarClaveMutation()
  return (
    <FormDialog
      title={`Clave nueva de ${nombre}`}
      schema={ClaveProvisionalSchema}
      initialValues={EMPTY}
      onSubmit={(_values, { clave }) => assign({ uuid, clave }).unwrap()}
      onClose={onClose}
      submitText="Asignar"
      submittingText="Asignando..."
      width="26rem"
    >
      <ClaveInicialField />
    </FormDialog>
  )
}

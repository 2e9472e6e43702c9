import { useAsignarClaveMutation } from '../../api/usuarios'
import { ClaveProvisionalSchema, type UsuarioFila } from '../../contract/usuarios'
import type { RecordDialogProps } from '../../records/dialog/RecordDialog'
import { FormDialog } from '../../records/dialog/FormDialog'
import { ClaveInicialField } from './ClaveInicialField'

const EMPTY = { clave: '' }

/** 'Clave nueva' of the users: it ends the person's sessions. */
export default function ClaveDialog({ row, onClose }: RecordDialogProps<UsuarioFila>) {
  const [assign] = useAsignarClaveMutation()
  if (!row) return null
  const { uuid, nombre } = row
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

import { useTerminarSesionesMutation } from '../../api/usuarios'
import type { UsuarioFila } from '../../contract/usuarios'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import type { RecordDialogProps } from '../../records/dialog/RecordDialog'

/** 'Terminar sesiones' of the users. */
export function SesionesDialog({ row, onClose }: RecordDialogProps<UsuarioFila>) {
  const [endSessions] = useTerminarSesionesMutation()
  return (
    <ConfirmDialog
      open
      title="Terminar sesiones"
      question={`¿Está seguro de que desea terminar las sesiones de ${row?.nombre}? Tendrá que ingresar de nuevo en todos sus dispositivos.`}
      confirmText="Terminar"
      dangerous
      onConfirm={() => row && endSessions({ uuid: row.uuid }).unwrap()}
      onClose={onClose}
    />
  )
}

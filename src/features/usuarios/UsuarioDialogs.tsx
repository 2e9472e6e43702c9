import { useTerminarSesionesMutation } from '../../api/usuarios'
import type { UsuarioFila } from '../../contract/usuarios'
import { ConfirmDialog } from '../../ui/crud/ConfirmDialog'
import { onDemand } from '../../ui/loading/onDemand'

// The forms' code loads when one is first opened.
const CrearDialog = onDemand(() => import('./CrearDialog'))
const EditarDialog = onDemand(() => import('./EditarDialog'))
const ClaveDialog = onDemand(() => import('./ClaveDialog'))

/** The open dialog, with its user as of opening: the table may change meanwhile. */
export type OpenDialog =
  { nombre: 'crear' } | { nombre: 'editar' | 'clave' | 'sesiones'; usuario: UsuarioFila }

interface Props {
  dialog: OpenDialog | null
  onCreated: (usuario: UsuarioFila) => void
  onClose: () => void
}

/** Renders the open dialog, if any. */
export function UsuarioDialogs({ dialog, onCreated, onClose }: Props) {
  const [endSessions] = useTerminarSesionesMutation()
  switch (dialog?.nombre) {
    case undefined:
      return null
    case 'crear':
      return <CrearDialog onCreated={onCreated} onClose={onClose} />
    case 'editar':
      return <EditarDialog usuario={dialog.usuario} onClose={onClose} />
    case 'clave':
      return <ClaveDialog usuario={dialog.usuario} onClose={onClose} />
    case 'sesiones':
      return (
        <ConfirmDialog
          open
          title="Terminar sesiones"
          question={`¿Está seguro de que desea terminar las sesiones de ${dialog.usuario.nombre}? Tendrá que ingresar de nuevo en todos sus dispositivos.`}
          confirmText="Terminar"
          dangerous
          onConfirm={() => endSessions({ uuid: dialog.usuario.uuid }).unwrap()}
          onClose={onClose}
        />
      )
  }
}

import { useIngresarConductorMutation, useRetirarConductorMutation } from '../../api/conductores'
import type { ConductorFila } from '../../contract/conductores'
import { ConfirmDialog } from '../../ui/crud/ConfirmDialog'
import { onDemand } from '../../ui/loading/onDemand'

// The form's code loads when it is first opened.
const ConductorDialog = onDemand(() => import('./ConductorDialog'))

/** The open dialog, with its driver as of opening: the table may change meanwhile. */
export type OpenDialog =
  { nombre: 'crear' } | { nombre: 'editar' | 'retirar' | 'ingresar'; conductor: ConductorFila }

interface Props {
  dialog: OpenDialog | null
  onCreated: (conductor: ConductorFila) => void
  onClose: () => void
}

/** Renders the open dialog, if any. */
export function ConductorDialogs({ dialog, onCreated, onClose }: Props) {
  const [retirar] = useRetirarConductorMutation()
  const [ingresar] = useIngresarConductorMutation()
  switch (dialog?.nombre) {
    case undefined:
      return null
    case 'crear':
      return <ConductorDialog onCreated={onCreated} onClose={onClose} />
    case 'editar':
      return <ConductorDialog row={dialog.conductor} onClose={onClose} />
    case 'retirar':
      return (
        <ConfirmDialog
          open
          title="Retirar Conductor"
          question={`¿Estás seguro que deseas retirar a ${dialog.conductor.nombre}? Sus buses quedan sin conductor.`}
          confirmText="Retirar"
          dangerous
          onConfirm={() => retirar({ documento: dialog.conductor.documento }).unwrap()}
          onClose={onClose}
        />
      )
    case 'ingresar':
      return (
        <ConfirmDialog
          open
          title="Ingresar Conductor"
          question={`¿Estás seguro que deseas ingresar a ${dialog.conductor.nombre}?`}
          confirmText="Ingresar"
          onConfirm={() => ingresar({ documento: dialog.conductor.documento }).unwrap()}
          onClose={onClose}
        />
      )
  }
}

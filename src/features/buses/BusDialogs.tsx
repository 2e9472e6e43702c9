import type { BusFila } from '../../contract/buses'
import { onDemand } from '../../ui/loading/onDemand'

// Each form's code loads when it is first opened.
const CrearDialog = onDemand(() => import('./CrearDialog'))
const EditarDialog = onDemand(() => import('./EditarDialog'))

/** The open dialog, with its bus as of opening: the table may change meanwhile. */
export type OpenDialog = { nombre: 'crear' } | { nombre: 'editar'; bus: BusFila }

interface Props {
  dialog: OpenDialog | null
  onCreated: (bus: BusFila) => void
  onClose: () => void
}

/** Renders the open dialog, if any. */
export function BusDialogs({ dialog, onCreated, onClose }: Props) {
  switch (dialog?.nombre) {
    case undefined:
      return null
    case 'crear':
      return <CrearDialog onCreated={onCreated} onClose={onClose} />
    case 'editar':
      return <EditarDialog bus={dialog.bus} onClose={onClose} />
  }
}

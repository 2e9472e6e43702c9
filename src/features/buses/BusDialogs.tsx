import type { BusFila } from '../../contract/buses'
import { onDemand } from '../../ui/loading/onDemand'

// The form's code loads when it is first opened.
const BusDialog = onDemand(() => import('./BusDialog'))

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
      return <BusDialog onCreated={onCreated} onClose={onClose} />
    case 'editar':
      return <BusDialog row={dialog.bus} onClose={onClose} />
  }
}

import { useInvalidarPasajeMutation } from '../../api/pasajes'
import { nombreDeRuta } from '../../contract/catalogos'
import { fechaLarga } from '../../contract/fechas'
import type { PasajeFila } from '../../contract/pasajes'
import { ConfirmDialog } from '../../ui/crud/ConfirmDialog'
import { onDemand } from '../../ui/loading/onDemand'

// The form's code loads when it is first opened.
const PasajeDialog = onDemand(() => import('./PasajeDialog'))

/** The open dialog, with its fare as of opening: the table may change meanwhile. */
export type OpenDialog =
  { nombre: 'crear' } | { nombre: 'editar' | 'duplicar' | 'invalidar'; pasaje: PasajeFila }

interface Props {
  dialog: OpenDialog | null
  onClose: () => void
}

const questionOf = ({ ruta, fechaInicio, fechaFinal }: PasajeFila) =>
  `¿Estás seguro que deseas invalidar el pasaje de ${nombreDeRuta(ruta)} del ${fechaLarga(fechaInicio)} ` +
  `al ${fechaLarga(fechaFinal)}? No se puede deshacer.`

/** Renders the open dialog, if any. */
export function PasajeDialogs({ dialog, onClose }: Props) {
  const [invalidar] = useInvalidarPasajeMutation()
  switch (dialog?.nombre) {
    case undefined:
      return null
    case 'crear':
      return <PasajeDialog onClose={onClose} />
    case 'editar':
      return <PasajeDialog row={dialog.pasaje} onClose={onClose} />
    case 'duplicar':
      return <PasajeDialog copied={dialog.pasaje} onClose={onClose} />
    case 'invalidar':
      return (
        <ConfirmDialog
          open
          title="Invalidar Pasaje"
          question={questionOf(dialog.pasaje)}
          confirmText="Invalidar"
          dangerous
          onConfirm={() => invalidar({ uuidPasaje: dialog.pasaje.uuid }).unwrap()}
          onClose={onClose}
        />
      )
  }
}

import { useInvalidarPasajeMutation } from '../../api/pasajes'
import { nombreDeRuta } from '../../contract/catalogos'
import { fechaLarga } from '../../contract/fechas'
import type { PasajeFila } from '../../contract/pasajes'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog'
import { onDemand } from '../../ui/onDemand'

// Each form's code comes when it is first opened.
const CrearDialog = onDemand(() => import('./CrearDialog'))
const EditarDialog = onDemand(() => import('./EditarDialog'))

/** The dialog that is open, with the fare it was opened for: the table may change underneath. */
export type DialogoAbierto = { nombre: 'crear' } | { nombre: 'editar' | 'invalidar'; pasaje: PasajeFila }

interface Props {
  dialogo: DialogoAbierto | null
  onCerrar: () => void
}

const preguntaDe = ({ ruta, fechaInicio, fechaFinal }: PasajeFila) =>
  `¿Estás seguro que deseas invalidar el pasaje de ${nombreDeRuta(ruta)} del ${fechaLarga(fechaInicio)} ` +
  `al ${fechaLarga(fechaFinal)}? No se puede deshacer.`

/** The dialog that is open over the table, if any. */
export function PasajeDialogs({ dialogo, onCerrar }: Props) {
  const [invalidar] = useInvalidarPasajeMutation()
  if (!dialogo) return null
  if (dialogo.nombre === 'invalidar') {
    return (
      <ConfirmDialog
        abierto
        titulo="Invalidar Pasaje"
        pregunta={preguntaDe(dialogo.pasaje)}
        textoConfirmar="Invalidar"
        peligroso
        onConfirmar={() => invalidar({ uuidPasaje: dialogo.pasaje.uuid }).unwrap()}
        onCerrar={onCerrar}
      />
    )
  }
  return dialogo.nombre === 'crear' ? (
    <CrearDialog onCerrar={onCerrar} />
  ) : (
    <EditarDialog pasaje={dialogo.pasaje} onCerrar={onCerrar} />
  )
}

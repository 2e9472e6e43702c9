import { useInvalidarPasajeMutation } from '../../api/pasajes'
import { nombreDeRuta } from '../../contract/catalogos'
import { fechaLarga } from '../../contract/fechas'
import type { PasajeFila } from '../../contract/pasajes'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import type { RecordDialogProps } from '../../records/dialog/RecordDialog'

const questionOf = ({ ruta, fechaInicio, fechaFinal }: PasajeFila) =>
  `¿Estás seguro que deseas invalidar el pasaje de ${nombreDeRuta(ruta)} del ${fechaLarga(fechaInicio)} ` +
  `al ${fechaLarga(fechaFinal)}? No se puede deshacer.`

/** 'Invalidar' of the fares. */
export function InvalidarDialog({ row, onClose }: RecordDialogProps<PasajeFila>) {
  const [invalidar] = useInvalidarPasajeMutation()
  return (
    row && (
      <ConfirmDialog
        open
        title="Invalidar Pasaje"
        question={questionOf(row)}
        confirmText="Invalidar"
        dangerous
        onConfirm={() => invalidar({ uuidPasaje: row.uuid }).unwrap()}
        onClose={onClose}
      />
    )
  )
}

import { useIngresarConductorMutation, useRetirarConductorMutation } from '../../api/conductores'
import type { ConductorFila } from '../../contract/conductores'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import type { RecordDialogProps } from '../../records/dialog/RecordDialog'

/** 'Retirar' of the drivers. */
export function RetirarDialog({ row, onClose }: RecordDialogProps<ConductorFila>) {
  const [retirar] = useRetirarConductorMutation()
  return (
    <ConfirmDialog
      open
      title="Retirar Conductor"
      question={`¿Estás seguro que deseas retirar a ${row?.nombre}? Sus buses quedan sin conductor.`}
      confirmText="Retirar"
      dangerous
      onConfirm={() => row && retirar({ documento: row.documento }).unwrap()}
      onClose={onClose}
    />
  )
}

/** 'Ingresar' of the drivers. */
export function IngresarDialog({ row, onClose }: RecordDialogProps<ConductorFila>) {
  const [ingresar] = useIngresarConductorMutation()
  return (
    <ConfirmDialog
      open
      title="Ingresar Conductor"
      question={`¿Estás seguro que deseas ingresar a ${row?.nombre}?`}
      confirmText="Ingresar"
      onConfirm={() => row && ingresar({ documento: row.documento }).unwrap()}
      onClose={onClose}
    />
  )
}

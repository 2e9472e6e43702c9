import { useEliminarLiquidacionMutation } from '../../api/liquidaciones'
import type { LiquidacionFila } from '../../contract/liquidaciones'
import type { RecordDialogProps } from '../../records/dialog/RecordDialog'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import { pesos } from '../../ui/texts/formats'
import { BULK } from './bulk'

/** 'Eliminar' of the list. */
export function EliminarDialog({ row, onClose }: RecordDialogProps<LiquidacionFila>) {
  const [remove] = useEliminarLiquidacionMutation()
  return (
    row && (
      <ConfirmDialog
        open
        title="Eliminar Liquidación"
        record={[BULK.nameOf(row), row.conductorNombre, `neto de registradora ${pesos(row.valorNetoReg)}`]}
        question="¿Estás seguro que deseas eliminar la liquidación?"
        confirmText="Eliminar"
        dangerous
        onConfirm={() => remove({ uuid: row.uuid }).unwrap()}
        onClose={onClose}
      />
    )
  )
}

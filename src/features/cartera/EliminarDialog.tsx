import { fechaLarga } from '../../contract/fechas'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import type { RecordDialogProps } from '../../records/dialog/RecordDialog'
import { pesos } from '../../ui/texts/formats'
import { linkOf, type CarteraRow } from './columns'

interface Props extends Pick<RecordDialogProps<CarteraRow>, 'row' | 'onClose'> {
  title: string
  question: string
  remove: (row: CarteraRow) => { unwrap: () => Promise<unknown> }
}

/** 'Eliminar' of a ledger. */
export function EliminarDialog({ row, title, question, remove, onClose }: Props) {
  return (
    row && (
      <ConfirmDialog
        open
        title={title}
        record={[row.conductorNombre, fechaLarga(row.fecha), pesos(row.valor)]}
        question={[question, linkOf(row)].filter(Boolean).join(' ')}
        confirmText="Eliminar"
        dangerous
        onConfirm={() => remove(row).unwrap()}
        onClose={onClose}
      />
    )
  )
}

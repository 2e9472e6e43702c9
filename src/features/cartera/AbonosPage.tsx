import { useMemo } from 'react'
import { useEliminarAbonoMutation } from '../../api/cartera'
import type { AbonoFila } from '../../contract/abonos'
import type { Records } from '../../records/page/RecordsPage'
import type { RecordDialogProps } from '../../records/dialog/RecordDialog'
import { CREATE, DELETE, EDIT } from '../../records/page/rowActions'
import { onDemand } from '../../ui/loading/onDemand'
import { COLUMNS } from './abonosColumns'
import { totalsOf } from './abonosTotals'
import { CarteraPage } from './CarteraPage'
import { EliminarDialog } from './EliminarDialog'
import { useAbonos } from './useAbonos'

// The form's code loads when it is first opened.
const AbonoDialog = onDemand(() => import('./AbonoDialog'))

function EliminarAbono(dialog: RecordDialogProps<AbonoFila>) {
  const [remove] = useEliminarAbonoMutation()
  return (
    <EliminarDialog
      {...dialog}
      title="Eliminar Abono"
      question="¿Estás seguro que deseas eliminar el abono?"
      remove={remove}
    />
  )
}

const ABONOS: Records<AbonoFila> = {
  id: 'abonos',
  title: 'Abonos',
  columns: COLUMNS,
  actions: [
    { ...CREATE, permission: 'crearAbono' },
    { ...DELETE, permission: 'eliminarAbono' },
    { ...EDIT, permission: 'editarAbono' },
  ],
  loadImport: () => import('./importarAbonos'),
  dialogs: { crear: AbonoDialog, editar: AbonoDialog, eliminar: EliminarAbono },
}

/** The drivers' repayments (section 2). */
export default function AbonosPage() {
  const { table, apply: _apply, ...query } = useAbonos()
  const totals = useMemo(() => totalsOf(table), [table])
  return <CarteraPage records={ABONOS} rows={table?.abonos} totals={totals} {...query} />
}

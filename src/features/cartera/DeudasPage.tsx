import { useMemo } from 'react'
import { useEliminarDeudaMutation } from '../../api/cartera'
import { isOwnServer } from '../../api/client/baseUrl'
import type { DeudaFila } from '../../contract/deudas'
import type { Records } from '../../records/page/RecordsPage'
import type { RecordDialogProps } from '../../records/dialog/RecordDialog'
import { CREATE, DELETE, EDIT } from '../../records/page/rowActions'
import { onDemand } from '../../ui/loading/onDemand'
import { CarteraPage } from './CarteraPage'
import { COLUMNS } from './deudasColumns'
import { BY_CONDUCTOR } from './deudasFilterSlice'
import { totalsOf } from './deudasTotals'
import { EliminarDialog } from './EliminarDialog'
import { useDeudas } from './useDeudas'
import { ViewSwitch } from './ViewSwitch'

// The form's code loads when it is first opened.
const DeudaDialog = onDemand(() => import('./DeudaDialog'))

function EliminarDeuda(dialog: RecordDialogProps<DeudaFila>) {
  const [remove] = useEliminarDeudaMutation()
  return (
    <EliminarDialog
      {...dialog}
      title="Eliminar Deuda"
      question="¿Estás seguro que deseas eliminar la deuda?"
      remove={remove}
    />
  )
}

const DEUDAS: Records<DeudaFila> = {
  id: 'deudas',
  title: 'Deudas',
  columns: COLUMNS,
  actions: [
    { ...CREATE, permission: 'crearDeuda' },
    { ...DELETE, permission: 'eliminarDeuda' },
    { ...EDIT, permission: 'editarDeuda' },
  ],
  loadImport: () => import('./importarDeudas'),
  dialogs: { crear: DeudaDialog, editar: DeudaDialog, eliminar: EliminarDeuda },
}

// Its code loads when it is first shown.
const CuentasTable = onDemand(() => import('./CuentasTable'))

/** The drivers' debts (section 2). On our own server also what each driver owes. */
export default function DeudasPage() {
  const { table, loading, byConductor, filter, apply, search, clear } = useDeudas()
  const totals = useMemo(() => totalsOf(table), [table])
  const searchOf = (documento: string | null) => search({ documento, vista: null })
  return (
    <CarteraPage
      records={DEUDAS}
      rows={table?.deudas}
      loading={loading}
      totals={totals}
      filter={filter && { documento: filter.documento }}
      search={({ documento }) => searchOf(documento)}
      clear={clear}
      views={
        isOwnServer() && (
          <ViewSwitch
            byConductor={byConductor}
            onChange={(chosen) => (chosen ? apply(BY_CONDUCTOR) : clear())}
          />
        )
      }
      otherView={byConductor ? <CuentasTable onOpen={searchOf} /> : undefined}
    />
  )
}

import { useMemo } from 'react'
import { useEliminarDeudaMutation } from '../../api/cartera'
import { isOwnServer } from '../../api/client/baseUrl'
import type { DeudaFila } from '../../contract/deudas'
import { CarteraPage, type Cartera } from './CarteraPage'
import { onDemand } from '../../ui/loading/onDemand'
import { COLUMNS } from './deudasColumns'
import { BY_CONDUCTOR } from './deudasFilterSlice'
import { totalsOf } from './deudasTotals'
import { useDeudas } from './useDeudas'
import { ViewSwitch } from './ViewSwitch'

const DEUDAS: Cartera<DeudaFila> = {
  id: 'deudas',
  title: 'Deudas',
  columns: COLUMNS,
  permissions: { crear: 'crearDeuda', editar: 'editarDeuda', eliminar: 'eliminarDeuda' },
  eliminar: { title: 'Eliminar Deuda', question: '¿Estás seguro que deseas eliminar la deuda?' },
  loadImport: () => import('./importarDeudas'),
  Dialog: onDemand(() => import('./DeudaDialog')),
}

// Its code loads when it is first shown.
const CuentasTable = onDemand(() => import('./CuentasTable'))

/** The drivers' debts (section 2). On our own server also what each driver owes. */
export default function DeudasPage() {
  const { table, loading, byConductor, filter, apply, search, clear } = useDeudas()
  const [remove] = useEliminarDeudaMutation()
  const totals = useMemo(() => totalsOf(table), [table])
  const searchOf = (documento: string | null) => search({ documento, vista: null })
  return (
    <CarteraPage
      cartera={DEUDAS}
      rows={table?.deudas}
      loading={loading}
      totals={totals}
      onDelete={({ uuid, liquidacionUuid }) => remove({ uuid, liquidacionUuid }).unwrap()}
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

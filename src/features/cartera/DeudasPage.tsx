import { useMemo } from 'react'
import { useEliminarDeudaMutation } from '../../api/deudas'
import type { DeudaFila } from '../../contract/deudas'
import { CarteraPage, type Cartera } from './CarteraPage'
import { onDemand } from '../../ui/loading/onDemand'
import { COLUMNS } from './deudasColumns'
import { totalsOf } from './deudasTotals'
import { useDeudas } from './useDeudas'

const DEUDAS: Cartera<DeudaFila> = {
  id: 'deudas',
  title: 'Deudas',
  columns: COLUMNS,
  permissions: { crear: 'crearDeuda', editar: 'editarDeuda', eliminar: 'eliminarDeuda' },
  eliminar: { title: 'Eliminar Deuda', question: '¿Estás seguro que deseas eliminar la deuda?' },
  Dialog: onDemand(() => import('./DeudaDialog')),
}

/** The drivers' debts (section 2). */
export default function DeudasPage() {
  const { table, ...query } = useDeudas()
  const [remove] = useEliminarDeudaMutation()
  const totals = useMemo(() => totalsOf(table), [table])
  return (
    <CarteraPage
      cartera={DEUDAS}
      rows={table?.deudas}
      totals={totals}
      onDelete={({ uuid, liquidacionUuid }) => remove({ uuid, liquidacionUuid }).unwrap()}
      {...query}
    />
  )
}

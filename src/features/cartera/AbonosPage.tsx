import { useMemo } from 'react'
import { useEliminarAbonoMutation } from '../../api/cartera'
import type { AbonoFila } from '../../contract/abonos'
import { CarteraPage, type Cartera } from './CarteraPage'
import { onDemand } from '../../ui/loading/onDemand'
import { COLUMNS } from './abonosColumns'
import { totalsOf } from './abonosTotals'
import { useAbonos } from './useAbonos'

const ABONOS: Cartera<AbonoFila> = {
  id: 'abonos',
  title: 'Abonos',
  columns: COLUMNS,
  permissions: { crear: 'crearAbono', editar: 'editarAbono', eliminar: 'eliminarAbono' },
  eliminar: { title: 'Eliminar Abono', question: '¿Estás seguro que deseas eliminar el abono?' },
  loadImport: () => import('./importarAbonos'),
  Dialog: onDemand(() => import('./AbonoDialog')),
}

/** The drivers' repayments (section 2). */
export default function AbonosPage() {
  const { table, ...query } = useAbonos()
  const [remove] = useEliminarAbonoMutation()
  const totals = useMemo(() => totalsOf(table), [table])
  return (
    <CarteraPage
      cartera={ABONOS}
      rows={table?.abonos}
      totals={totals}
      onDelete={({ uuid, liquidacionUuid }) => remove({ uuid, liquidacionUuid }).unwrap()}
      {...query}
    />
  )
}

import type { TablaAbonos } from '../../contract/abonos'
import type { TablaDeudas } from '../../contract/deudas'
import type { Total } from '../../ui/tableState/totals'

// Section 2: the footers' figures, computed by the server.

export const deudasTotals = (table: TablaDeudas | undefined): Total[] => [
  { label: 'Total de deudas', value: table?.totalDeuda },
  { label: 'Balance de deuda', value: table?.balance },
]

export const abonosTotals = (table: TablaAbonos | undefined): Total[] => [
  { label: 'Total de abonos', value: table?.totalAbono },
]

import type { TablaDeudas } from '../../contract/deudas'
import type { Total } from '../../ui/columns/totals'

/** Section 2: the footer's figures, computed by the server. */
export const totalsOf = (table: TablaDeudas | undefined): Total[] => [
  { label: 'Total de deudas', value: table?.totalDeuda, type: 'pesos' },
  { label: 'Balance de deuda', value: table?.balance, type: 'pesos' },
]

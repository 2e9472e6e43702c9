import type { TablaDeudas } from '../../contract/deudas'
import { pesos } from '../../ui/texts/formats'
import type { Total } from '../../ui/table/Footer'

/** Section 2: the footer's figures, computed by the server. */
export const totalsOf = (table: TablaDeudas | undefined): Total[] => [
  { label: 'Total de deudas', value: pesos(table?.totalDeuda) },
  { label: 'Balance de deuda', value: pesos(table?.balance) },
]

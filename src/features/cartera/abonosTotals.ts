import type { TablaAbonos } from '../../contract/abonos'
import type { Total } from '../../ui/columns/totals'

/** Section 2: the footer's figure, computed by the server. */
export const totalsOf = (table: TablaAbonos | undefined): Total[] => [
  { label: 'Total de abonos', value: table?.totalAbono, type: 'pesos' },
]

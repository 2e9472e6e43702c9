import type { TablaAbonos } from '../../contract/abonos'
import { pesos } from '../../ui/texts/formats'
import type { Total } from '../../ui/table/Footer'

/** Section 2: the footer's figure, computed by the server. */
export const totalsOf = (table: TablaAbonos | undefined): Total[] => [
  { label: 'Total de abonos', value: pesos(table?.totalAbono) },
]

import type { TablaAbonos } from '../../contract/abonos'
import { pesos } from '../../ui/formats'
import type { Total } from '../../ui/table/Footer'

/** Section 2: the footer, as the server answers it. */
export const totalesDe = (tabla: TablaAbonos | undefined): Total[] => [
  { etiqueta: 'Total de abonos', valor: pesos(tabla?.totalAbono) },
]

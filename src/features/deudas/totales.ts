import type { TablaDeudas } from '../../contract/deudas'
import { pesos } from '../../ui/formats'
import type { Total } from '../../ui/table/Footer'

/** Section 2: the footer, as the server answers it. */
export const totalesDe = (tabla: TablaDeudas | undefined): Total[] => [
  { etiqueta: 'Total de deudas', valor: pesos(tabla?.totalDeuda) },
  { etiqueta: 'Balance de deuda', valor: pesos(tabla?.balance) },
]

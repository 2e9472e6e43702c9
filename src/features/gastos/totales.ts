import type { ReporteGastos } from '../../contract/gastos'
import { pesos } from '../../ui/formats'
import type { Total } from '../../ui/table/Footer'

/** Section 2: the footer, as the server answers it. */
export const totalesDe = (reporte: ReporteGastos | undefined): Total[] => [
  { etiqueta: 'Total de Gastos', valor: pesos(reporte?.totalGasto) },
  { etiqueta: 'Promedio de Gastos por Día', valor: pesos(reporte?.promedioGastosDia) },
]

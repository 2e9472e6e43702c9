import type { ReporteGastos } from '../../contract/gastos'
import { pesos } from '../../ui/texts/formats'
import type { Total } from '../../ui/table/Footer'

/** Section 2: the footer's figures, computed by the server. */
export const totalsOf = (reporte: ReporteGastos | undefined): Total[] => [
  { label: 'Total de Gastos', value: pesos(reporte?.totalGasto) },
  { label: 'Promedio de Gastos por Día', value: pesos(reporte?.promedioGastosDia) },
]

import type { ReporteGastos } from '../../contract/gastos'
import type { Total } from '../../ui/tableState/totals'

/** Section 2: the footer's figures, computed by the server. */
export const totalsOf = (reporte: Omit<ReporteGastos, 'gastos'> | undefined): Total[] => [
  { label: 'Total de Gastos', value: reporte?.totalGasto },
  { label: 'Promedio de Gastos por Día', value: reporte?.promedioGastosDia },
]

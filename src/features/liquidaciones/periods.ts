import type { LiquidacionFila } from '../../contract/liquidaciones'
import { limitsOf, periods, type PeriodName } from '../../records/searches/periods'

export const PERIODOS = periods('hoy', 'ayer', 'semana', 'mes', 'mes-pasado')

/** The rows of a period: an answer may hold those of the day after. */
export function rowsWithin(
  rows: readonly LiquidacionFila[],
  periodo: PeriodName,
  today: string,
): readonly LiquidacionFila[] {
  const { desde, hasta } = limitsOf(periodo, today)
  return rows.filter(({ fecha }) => fecha >= desde && fecha <= hasta)
}

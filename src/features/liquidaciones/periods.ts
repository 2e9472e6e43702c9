import type { Opcion } from '../../contract/catalogos'
import { diaDeLaSemana, limitesDelMes, sumarDias } from '../../contract/fechas'
import type { LiquidacionFila } from '../../contract/liquidaciones'

export const PERIODOS = [
  { valor: 'hoy', nombre: 'Hoy' },
  { valor: 'ayer', nombre: 'Ayer' },
  { valor: 'semana', nombre: 'Esta semana' },
  { valor: 'mes', nombre: 'Este mes' },
  { valor: 'mes-pasado', nombre: 'Mes pasado' },
] as const satisfies readonly Opcion[]
export type PeriodName = (typeof PERIODOS)[number]['valor']

const monthOf = (day: string) => limitesDelMes(Number(day.slice(0, 4)), Number(day.slice(5, 7)))

/** The first and the last day of a period. A week begins on Monday. */
export function limitsOf(periodo: PeriodName, today: string) {
  const monday = sumarDias(today, -((diaDeLaSemana(today) + 6) % 7))
  const month = monthOf(today)
  const yesterday = sumarDias(today, -1)
  switch (periodo) {
    case 'hoy':
      return { desde: today, hasta: today }
    case 'ayer':
      return { desde: yesterday, hasta: yesterday }
    case 'semana':
      return { desde: monday, hasta: sumarDias(monday, 6) }
    case 'mes':
      return month
    case 'mes-pasado':
      return monthOf(sumarDias(month.desde, -1))
  }
}

/** The rows of a period: an answer may hold those of the day after. */
export function rowsWithin(
  rows: readonly LiquidacionFila[],
  periodo: PeriodName,
  today: string,
): readonly LiquidacionFila[] {
  const { desde, hasta } = limitsOf(periodo, today)
  return rows.filter(({ fecha }) => fecha >= desde && fecha <= hasta)
}

import { lunesDe, mesDe } from '../../contract/calendario'
import type { Opcion } from '../../contract/catalogos'
import { periodoLargo, sumarDias } from '../../contract/fechas'
import type { Filters } from '../../ui/tableState/tableSlice'

const NAMES = {
  hoy: 'Hoy',
  ayer: 'Ayer',
  semana: 'Esta semana',
  quincena: 'Esta quincena',
  'quincena-pasada': 'Quincena pasada',
  mes: 'Este mes',
  'mes-pasado': 'Mes pasado',
} as const
export type PeriodName = keyof typeof NAMES

/** Periods that a screen offers, in their order. */
export const periods = <Name extends PeriodName>(...names: readonly Name[]) =>
  names.map((valor) => ({ valor, nombre: NAMES[valor] })) satisfies readonly Opcion[]

/** Half a month, of which the first ends on the 15th. */
function fortnightOf(day: string) {
  const { desde, hasta } = mesDe(day)
  const middle = sumarDias(desde, 14)
  return day <= middle ? { desde, hasta: middle } : { desde: sumarDias(middle, 1), hasta }
}

/** The first and the last day of a period. A week begins on Monday. */
export function limitsOf(periodo: PeriodName, today: string) {
  const monday = lunesDe(today)
  const yesterday = sumarDias(today, -1)
  switch (periodo) {
    case 'hoy':
      return { desde: today, hasta: today }
    case 'ayer':
      return { desde: yesterday, hasta: yesterday }
    case 'semana':
      return { desde: monday, hasta: sumarDias(monday, 6) }
    case 'quincena':
      return fortnightOf(today)
    case 'quincena-pasada':
      return fortnightOf(sumarDias(fortnightOf(today).desde, -1))
    case 'mes':
      return mesDe(today)
    case 'mes-pasado':
      return mesDe(sumarDias(mesDe(today).desde, -1))
  }
}

export interface Dates extends Filters {
  fechaInicial: string | null
  fechaFinal: string | null
}

/** The searched days, '1–30 de noviembre de 2026', where both ends or none are searched. */
export const searchedDays = ({ fechaInicial, fechaFinal }: Dates) =>
  fechaInicial && fechaFinal
    ? periodoLargo({ desde: fechaInicial, hasta: fechaFinal })
    : fechaInicial === fechaFinal
      ? 'Todas las fechas'
      : undefined

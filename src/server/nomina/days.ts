import { anioDe, diaDelMes, mesDe } from '../../contract/calendario'
import { type Periodo, sumarDias } from '../../contract/fechas'

export const earliest = (...fechas: string[]): string => fechas.reduce((a, b) => (b < a ? b : a))
export const latest = (...fechas: string[]): string => fechas.reduce((a, b) => (b > a ? b : a))

/** The part of a period within another; where there is none it ends before it begins. */
export const clip = (periodo: Periodo, within: Periodo): Periodo => ({
  desde: latest(periodo.desde, within.desde),
  hasta: earliest(periodo.hasta, within.hasta),
})

export const isWithin = (fecha: string, { desde, hasta }: Periodo) => fecha >= desde && fecha <= hasta

// Position of a day's end in a calendar of thirty-day months. The last day of any month ends its thirty days:
// 31 March adds nothing to the 30th, and 28 February (29 in a leap year) completes them.
const position = (fecha: string): number => {
  const month = Number(fecha.slice(5, 7))
  const day = mesDe(fecha).hasta === fecha ? 30 : diaDelMes(fecha)
  return anioDe(fecha) * 360 + (month - 1) * 30 + day
}

/**
 * Days of payroll from one date to another, both inclusive, in months of 30 days and years of 360 (30/360): a whole
 * month is 30 whatever its length, and the days of adjoining periods add up to those of the whole.
 */
export const dias360 = ({ desde, hasta }: Periodo): number =>
  Math.max(0, position(hasta) - position(sumarDias(desde, -1)))

/** The days of a period of a contract, or none; one that begins on a 31st counts from the 30th. */
export const daysOfContract = ({ desde, hasta }: Periodo, inicio: string): number =>
  hasta < desde
    ? 0
    : dias360({ desde: desde === inicio && desde.endsWith('31') ? sumarDias(desde, -1) : desde, hasta })

/** The days of payroll of some ranges within a period: each day once, a 31st none. */
export function daysOfRanges(rangos: readonly Periodo[], { desde, hasta }: Periodo): number {
  let next = desde
  return [...rangos]
    .sort((one, other) => (one.desde < other.desde ? -1 : 1))
    .reduce((sum, rango) => {
      const part = clip(rango, { desde: next, hasta })
      if (part.hasta < part.desde) return sum
      next = sumarDias(part.hasta, 1)
      return sum + dias360(part)
    }, 0)
}

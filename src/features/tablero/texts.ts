import { MESES } from '../../contract/catalogos'
import type { Periodo } from '../../contract/tablero'

interface Days {
  desde: string
  hasta: string
}

const partsOf = (fecha: string) => fecha.split('-').map(Number)
const shortMonth = (month: number) => MESES[month - 1]?.nombre.slice(0, 3) ?? ''

/** 'nov 2026' */
export function monthName({ desde }: Pick<Days, 'desde'>): string {
  const [year, month = 1] = partsOf(desde)
  return `${shortMonth(month)} ${year}`
}

/** '1–22 nov 2026'; '1 nov 2026' for a single day. Both days are of one month. */
export function periodName({ desde, hasta }: Days): string {
  const [, , first] = partsOf(desde)
  const [, , last] = partsOf(hasta)
  return `${first === last ? first : `${first}–${last}`} ${monthName({ desde })}`
}

/** A figure with its sign: '+12', '-3', '0'. */
export const signed = (figure: number, format: (figure: number) => string): string =>
  `${figure > 0 ? '+' : ''}${format(figure)}`

/** Whether there is nothing in any of the periods. */
export const areEmpty = (periodos: readonly Periodo[]): boolean =>
  periodos.every(({ liquidaciones }) => liquidaciones === 0)

/** Each of these in words: 'uno: 1; otro: 2.' */
export const inWords = (parts: readonly (readonly [name: string, figure: string])[]): string =>
  `${parts.map(([name, figure]) => `${name}: ${figure}`).join('; ')}.`

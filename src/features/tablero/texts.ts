import { MESES } from '../../contract/catalogos'
import type { Periodo } from '../../contract/tablero'
import type { FigureRow } from '../../ui/charts/FigureTable'

const partsOf = (fecha: string) => fecha.split('-').map(Number)

/** 'nov 2026' */
export function monthName({ desde }: Pick<Periodo, 'desde'>): string {
  const [year, month = 1] = partsOf(desde)
  return `${MESES[month - 1]?.nombre.slice(0, 3)} ${year}`
}

/** '1–22 nov 2026'; '1 nov 2026' for a single day. Both days are of one month. */
export function periodName({ desde, hasta }: Pick<Periodo, 'desde' | 'hasta'>): string {
  const [, , first] = partsOf(desde)
  const [, , last] = partsOf(hasta)
  return `${first === last ? first : `${first}–${last}`} ${monthName({ desde })}`
}

/** Whether there is nothing in any of the periods. */
export const areEmpty = (periodos: readonly Periodo[]): boolean =>
  periodos.every(({ liquidaciones }) => liquidaciones === 0)

/** Each of these in words: 'uno: 1; otro: 2.' */
export const inWords = (rows: readonly Pick<FigureRow, 'name' | 'figures'>[]): string =>
  `${rows.map(({ name, figures }) => `${name}: ${figures.filter((figure) => typeof figure === 'string').join(', ')}`).join('; ')}.`

import { MESES } from '../../contract/catalogos'
import type { Periodo } from '../../contract/tablero'
import type { FigureRow } from '../../ui/charts/FigureTable'
import { porcentaje } from '../../ui/texts/formats'

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

export type Figure = Exclude<keyof Periodo, 'desde' | 'hasta'>

/** '$ 800.000 · +12,5 % que feb 2026': this month's figure, with its change against each of the former periods that has one. */
export function compared(periodos: readonly Periodo[], figure: Figure, format: (value: number) => string) {
  const [now = 0, ...former] = periodos.map((periodo) => periodo[figure])
  const changes = former.flatMap((before, i) => {
    const change = Math.round(((now - before) * 1000) / Math.abs(before)) / 10
    const names = periodos.slice(1).map(monthName)
    return before === 0 ? [] : `${change > 0 ? '+' : ''}${porcentaje(change)} que ${names[i]}`
  })
  return [format(now), ...changes].join(' · ')
}

/** The periods that have data, this month's always among them. */
export const withData = (periodos: readonly Periodo[]) =>
  periodos.filter(({ liquidaciones }, i) => i === 0 || liquidaciones > 0)

/** Each of these in words: 'uno: 1; otro: 2.' */
export const inWords = (rows: readonly Pick<FigureRow, 'name' | 'figures'>[]): string =>
  `${rows.map(({ name, figures }) => `${name}: ${figures.filter((figure) => typeof figure === 'string').join(', ')}`).join('; ')}.`

import { MESES } from '../../contract/catalogos'
import type { Periodo } from '../../contract/tablero'
import { porcentaje } from '../../ui/texts/formats'

const partsOf = (fecha: string) => fecha.split('-').map(Number)

/** 'nov 2026' */
export function monthName({ desde }: Pick<Periodo, 'desde'>) {
  const [year, month = 1] = partsOf(desde)
  return `${MESES[month - 1]?.nombre.slice(0, 3)} ${year}`
}

/** '1–22 nov 2026'; '1 nov 2026' for a single day. Both days are of one month. */
export function periodName({ desde, hasta }: Pick<Periodo, 'desde' | 'hasta'>) {
  const [, , first] = partsOf(desde)
  const [, , last] = partsOf(hasta)
  return `${first === last ? first : `${first}–${last}`} ${monthName({ desde })}`
}

/** Checks that no period has a settlement. */
export const areEmpty = (periodos: readonly Periodo[]) =>
  periodos.every(({ liquidaciones }) => liquidaciones === 0)

export type Figure = Exclude<keyof Periodo, 'desde' | 'hasta' | 'netos'>

/** With its sign: '+12', '-3', '0'. */
export const signed = (format: (value: number) => string, figure: number) =>
  `${figure > 0 ? '+' : ''}${format(figure)}`

/** ' · +12,5 % frente a feb 2026': the change from what was before, if that is known and not 0. */
export function changeFrom(before: number | null, now: number, name: string) {
  if (!before) return ''
  const change = Math.round(((now - before) * 1000) / Math.abs(before)) / 10
  return ` · ${signed(porcentaje, change)} frente a ${name}`
}

/** '$ 800.000 · +12,5 % frente a feb 2026': this month's figure, with its change from each of the former periods. */
export const compared = (periodos: readonly Periodo[], figure: Figure, format: (value: number) => string) =>
  periodos
    .map((periodo, i) => {
      const now = periodos[0]?.[figure] ?? 0
      return i === 0 ? format(now) : changeFrom(periodo[figure], now, monthName(periodo))
    })
    .join('')

/** The periods that have data, this month's always among them. */
export const withData = (periodos: readonly Periodo[]) =>
  periodos.filter(({ liquidaciones }, i) => i === 0 || liquidaciones > 0)

/** Screens with a search of theirs in the address. */
import { sumarDias, type Periodo } from '../../contract/fechas'

export const withSearch = (path: string, search: Record<string, string>) =>
  `${path}?${new URLSearchParams(search).toString()}`

/** The searches' forms want an end after the start (section 5): a single day goes with the next. */
export const between = ({ desde, hasta }: Periodo) => ({
  fechaInicial: desde,
  fechaFinal: hasta > desde ? hasta : sumarDias(desde, 1),
})

export const liquidacionesOf = (days: Periodo, search: Record<string, string> = {}) =>
  withSearch('/', { ...search, ...between(days) })

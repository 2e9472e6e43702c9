/** Screens with a search of theirs in the address. */
import type { Filters } from '../../ui/tableState/tableSlice'
import { sumarDias } from '../../contract/fechas'

export const isEmpty = (filters: Filters) => Object.values(filters).every((value) => !value)

export interface Days {
  desde: string
  hasta: string
}

export const withSearch = (path: string, search: Record<string, string>) =>
  `${path}?${new URLSearchParams(search).toString()}`

/** The searches' forms want an end after the start (section 5): a single day goes with the next. */
export const between = ({ desde, hasta }: Days) => ({
  fechaInicial: desde,
  fechaFinal: hasta > desde ? hasta : sumarDias(desde, 1),
})

export const liquidacionesOf = (days: Days, search: Record<string, string> = {}) =>
  withSearch('/', { ...search, ...between(days) })

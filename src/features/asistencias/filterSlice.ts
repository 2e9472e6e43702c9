import { filterSlice } from '../../records/searches/filterSlice'

/** The last search: `tipo` is 'mes' or 'dia', with the month (1 to 12) or the date; `null` where not chosen. */
export type FiltroAsistencias = {
  tipo: string | null
  mes: string | null
  fecha: string | null
}

export const EMPTY_FILTER: FiltroAsistencias = { tipo: null, mes: null, fecha: null }

export const { filterApplied, selectFilter } = filterSlice<FiltroAsistencias>('filtroAsistencias')

import { filterSlice } from '../../records/searches/filterSlice'

/** The report's month, 1 to 12; `null` before the first search. */
export type FiltroReporte = { mes: string | null }

export const EMPTY_FILTER: FiltroReporte = { mes: null }

export const { filterApplied, selectFilter } = filterSlice<FiltroReporte>('filtroReporteAsistencias')

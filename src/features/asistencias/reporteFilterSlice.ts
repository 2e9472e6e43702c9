import { rootReducer } from '../../api/client/rootReducer'
import { createFilterSlice } from '../../ui/filters/filterSlice'

/** The report's month, 1 to 12; `null` before the first search. */
export type FiltroReporte = { mes: string | null }

export const EMPTY_FILTER: FiltroReporte = { mes: null }

const slice = createFilterSlice<'filtroReporteAsistencias', FiltroReporte>('filtroReporteAsistencias')

declare module '../../api/client/rootReducer' {
  export interface ScreenSlices {
    filtroReporteAsistencias: FiltroReporte | null
  }
}

export const { filterApplied } = slice.actions
export const { selectSlice: selectFilter } = slice.injectInto(rootReducer)

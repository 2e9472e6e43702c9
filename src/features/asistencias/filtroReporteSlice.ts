import { rootReducer } from '../../api/client/rootReducer'
import { crearFiltroSlice } from '../../ui/filters/filterSlice'

/** The month of the report, 1 to 12; `null` while none is asked for. */
export type FiltroReporte = { mes: string | null }

export const FILTRO_VACIO: FiltroReporte = { mes: null }

const slice = crearFiltroSlice<'filtroReporteAsistencias', FiltroReporte>('filtroReporteAsistencias')

declare module '../../api/client/rootReducer' {
  export interface ScreenSlices {
    filtroReporteAsistencias: FiltroReporte | null
  }
}

export const { filtroAplicado } = slice.actions
export const { selectSlice: selectFiltro } = slice.injectInto(rootReducer)

import { rootReducer } from '../../api/client/rootReducer'
import { crearFiltroSlice } from '../../ui/filters/filterSlice'

/** What the query was last searched for: a month (1 to 12) or a day, as `tipo` says; `null` where nothing was chosen. */
export type FiltroAsistencias = {
  tipo: string | null
  mes: string | null
  fecha: string | null
}

export const FILTRO_VACIO: FiltroAsistencias = { tipo: null, mes: null, fecha: null }

const slice = crearFiltroSlice<'filtroAsistencias', FiltroAsistencias>('filtroAsistencias')

declare module '../../api/client/rootReducer' {
  export interface ScreenSlices {
    filtroAsistencias: FiltroAsistencias | null
  }
}

export const { filtroAplicado } = slice.actions
export const { selectSlice: selectFiltro } = slice.injectInto(rootReducer)

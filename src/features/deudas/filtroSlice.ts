import { rootReducer } from '../../api/client/rootReducer'
import type { FiltroConductor } from '../../ui/libro/ConductorSearchForm'
import { crearFiltroSlice } from '../../ui/filters/filterSlice'

const slice = crearFiltroSlice<'filtroDeudas', FiltroConductor>('filtroDeudas')

declare module '../../api/client/rootReducer' {
  export interface ScreenSlices {
    filtroDeudas: FiltroConductor | null
  }
}

export const { filtroAplicado } = slice.actions
export const { selectSlice: selectFiltro } = slice.injectInto(rootReducer)

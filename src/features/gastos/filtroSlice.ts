import type { FiltroGastos } from '../../api/gastos'
import { rootReducer } from '../../api/client/rootReducer'
import { crearFiltroSlice } from '../../ui/filters/filterSlice'

export const FILTRO_VACIO: FiltroGastos = {
  nombre: null,
  fechaInicial: null,
  fechaFinal: null,
  numero: null,
  documento: null,
}

const slice = crearFiltroSlice<'filtroGastos', FiltroGastos>('filtroGastos')

declare module '../../api/client/rootReducer' {
  export interface ScreenSlices {
    filtroGastos: FiltroGastos | null
  }
}

export const { filtroAplicado } = slice.actions
export const { selectSlice: selectFiltro } = slice.injectInto(rootReducer)

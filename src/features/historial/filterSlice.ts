import { rootReducer } from '../../api/client/rootReducer'
import type { FiltroHistorial } from '../../api/historial'
import { createFilterSlice } from '../../ui/filters/filterSlice'

export const EMPTY_FILTER: FiltroHistorial = {
  usuario: null,
  desde: null,
  hasta: null,
  sustantivo: null,
  tipo: null,
  registro: null,
}

const slice = createFilterSlice<'filtroHistorial', FiltroHistorial>('filtroHistorial')

declare module '../../api/client/rootReducer' {
  export interface ScreenSlices {
    filtroHistorial: FiltroHistorial | null
  }
}

export const { filterApplied } = slice.actions
export const { selectSlice: selectFilter } = slice.injectInto(rootReducer)

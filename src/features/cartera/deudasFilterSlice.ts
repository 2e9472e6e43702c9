import { rootReducer } from '../../api/client/rootReducer'
import { createFilterSlice } from '../../ui/filters/filterSlice'
import { NO_CONDUCTOR, type FiltroConductor } from './ConductorSearchForm'

/** `vista`: what each driver owes, in place of a search's debts. */
export type FiltroDeudas = FiltroConductor & { vista: 'conductor' | null }

export const ALL_DEUDAS: FiltroDeudas = { ...NO_CONDUCTOR, vista: null }
export const BY_CONDUCTOR: FiltroDeudas = { ...NO_CONDUCTOR, vista: 'conductor' }

const slice = createFilterSlice<'filtroDeudas', FiltroDeudas>('filtroDeudas')

declare module '../../api/client/rootReducer' {
  export interface ScreenSlices {
    filtroDeudas: FiltroDeudas | null
  }
}

export const { filterApplied } = slice.actions
export const { selectSlice: selectFilter } = slice.injectInto(rootReducer)

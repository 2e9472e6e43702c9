import { filterSlice } from '../../records/searches/filterSlice'
import { NO_CONDUCTOR, type FiltroConductor } from './useCarteraSearch'

/** `vista`: what each driver owes, in place of a search's debts. */
export type FiltroDeudas = FiltroConductor & { vista: 'conductor' | null }

export const ALL_DEUDAS: FiltroDeudas = { ...NO_CONDUCTOR, vista: null }
export const BY_CONDUCTOR: FiltroDeudas = { ...NO_CONDUCTOR, vista: 'conductor' }

export const { filterApplied, selectFilter } = filterSlice<FiltroDeudas>('filtroDeudas')

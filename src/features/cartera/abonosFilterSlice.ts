import type { FiltroConductor } from './useCarteraSearch'
import { filterSlice } from '../../records/searches/filterSlice'

export const { filterApplied, selectFilter } = filterSlice<FiltroConductor>('filtroAbonos')

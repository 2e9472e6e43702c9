import type { FiltroConductor } from './useCarteraSearch'
import { filterSlice } from '../../ui/filters/filterSlice'

export const { filterApplied, selectFilter } = filterSlice<FiltroConductor>('filtroAbonos')

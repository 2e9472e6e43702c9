import type { FiltroConductor } from './ConductorSearchForm'
import { filterSlice } from '../../ui/filters/filterSlice'

export const { filterApplied, selectFilter } = filterSlice<FiltroConductor>('filtroAbonos')

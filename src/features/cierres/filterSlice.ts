import type { FiltroCierres } from '../../api/cierres'
import { filterSlice } from '../../records/searches/filterSlice'

export const EMPTY_FILTER: FiltroCierres = { fecha: null }

export const { filterApplied, selectFilter } = filterSlice<FiltroCierres>('filtroCierres')

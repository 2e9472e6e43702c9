import type { FiltroSalarios } from '../../api/salarios'
import { filterSlice } from '../../records/searches/filterSlice'

export const EMPTY_FILTER: FiltroSalarios = { fechaInicial: null, fechaFinal: null, documento: null }

export const { filterApplied, selectFilter } = filterSlice<FiltroSalarios>('filtroSalarios')

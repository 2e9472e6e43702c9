import type { FiltroGastos } from '../../api/gastos'
import { filterSlice } from '../../records/searches/filterSlice'

export const EMPTY_FILTER: FiltroGastos = {
  nombre: null,
  fechaInicial: null,
  fechaFinal: null,
  numero: null,
  documento: null,
}

export const { filterApplied, selectFilter } = filterSlice<FiltroGastos>('filtroGastos')

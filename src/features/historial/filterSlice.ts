import type { FiltroHistorial } from '../../api/historial'
import { filterSlice } from '../../records/searches/filterSlice'

export const EMPTY_FILTER: FiltroHistorial = {
  usuario: null,
  desde: null,
  hasta: null,
  sustantivo: null,
  tipo: null,
  registro: null,
}

export const { filterApplied, selectFilter } = filterSlice<FiltroHistorial>('filtroHistorial')

import { forceRefetch } from '../../../api/client/forceRefetch'
import { emitidosApi, type FiltroEmitidos } from '../../../api/emitidos'
import { EmitidosQuerySchema } from '../../../contract/emitidos'

export const EMPTY_FILTER: FiltroEmitidos = { tipo: null, documento: null, anio: null }

export const SEARCH = {
  table: 'emitidos',
  empty: EMPTY_FILTER,
  schema: EmitidosQuerySchema,
  ask: (filter: FiltroEmitidos) => forceRefetch(emitidosApi.endpoints.emitidos, filter),
}

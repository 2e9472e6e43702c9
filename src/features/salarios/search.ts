import { forceRefetch } from '../../api/client/forceRefetch'
import { salariosApi, type FiltroSalarios } from '../../api/salarios'
import { FiltroSalariosSchema } from '../../contract/salarios'

export const EMPTY_FILTER: FiltroSalarios = { fechaInicial: null, fechaFinal: null, documento: null }

export const SEARCH = {
  table: 'salarios',
  empty: EMPTY_FILTER,
  schema: FiltroSalariosSchema,
  ask: (filter: FiltroSalarios) => forceRefetch(salariosApi.endpoints.salarios, filter),
}

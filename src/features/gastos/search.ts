import { forceRefetch } from '../../api/client/forceRefetch'
import { gastosApi, type FiltroGastos } from '../../api/gastos'
import { FiltroGastosSchema } from '../../contract/gastos'

export const EMPTY_FILTER: FiltroGastos = {
  nombre: null,
  fechaInicial: null,
  fechaFinal: null,
  numero: null,
  documento: null,
}

export const SEARCH = {
  table: 'gastos',
  empty: EMPTY_FILTER,
  schema: FiltroGastosSchema,
  ask: (filter: FiltroGastos) => forceRefetch(gastosApi.endpoints.reporteGastos, filter),
}

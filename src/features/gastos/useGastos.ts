import { forceRefetch } from '../../api/client/forceRefetch'
import { gastosApi, useReporteGastosQuery, type FiltroGastos } from '../../api/gastos'
import { BusquedaGastosSchema } from '../../contract/gastos'
import { useFilterAddress } from '../../records/searches/useFilterAddress'
import { EMPTY_FILTER, filterApplied, selectFilter } from './filterSlice'

const ask = (filter: FiltroGastos) => forceRefetch(gastosApi.endpoints.reporteGastos, filter)

/** The expense report of the current search. */
export function useGastos() {
  const address = useFilterAddress({
    selectFilter,
    filterApplied,
    empty: EMPTY_FILTER,
    schema: BusquedaGastosSchema,
    ask,
  })
  const filter = address.filter ?? EMPTY_FILTER
  const { data, currentData: reporte, isFetching: loading } = useReporteGastosQuery(filter)
  // While loading, the chart keeps the former answer, so that the table below does not jump.
  return { reporte, drawn: loading ? data : reporte, loading, ...address }
}

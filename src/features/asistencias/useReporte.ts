import { askAnew } from '../../api/client/askAnew'
import { asistenciasApi, useReporteAsistenciasQuery } from '../../api/asistencias'
import { MesQuerySchema } from '../../contract/asistencias'
import { useFilterAddress } from '../../records/searches/useFilterAddress'
import { EMPTY_FILTER, filterApplied, selectFilter, type FiltroReporte } from './reporteFilterSlice'
import { INITIAL_MONTH } from './MesField'

const ask = ({ mes: month }: FiltroReporte) =>
  askAnew(asistenciasApi.endpoints.reporteAsistencias, { mes: Number(month) })

/** The report of the searched month, or of enero before the first search. */
export function useReporte() {
  const address = useFilterAddress({
    selectFilter,
    filterApplied,
    empty: EMPTY_FILTER,
    schema: MesQuerySchema,
    ask,
  })
  const month = address.filter?.mes ?? INITIAL_MONTH
  const { currentData: rows, isFetching: loading } = useReporteAsistenciasQuery({
    mes: Number(month),
  })
  return { rows, loading, month, ...address }
}

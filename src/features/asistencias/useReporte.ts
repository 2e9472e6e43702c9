import { askAnew } from '../../api/client/askAnew'
import { asistenciasApi, useReporteAsistenciasQuery } from '../../api/asistencias'
import { MesQuerySchema } from '../../contract/asistencias'
import { useFilterAddress } from '../../ui/filters/useFilterAddress'
import { FILTRO_VACIO, filtroAplicado, selectFiltro, type FiltroReporte } from './filtroReporteSlice'
import { MES_INICIAL } from './MesField'

const ask = ({ mes }: FiltroReporte) =>
  askAnew(asistenciasApi.endpoints.reporteAsistencias, { mes: Number(mes) })

/** The report of the month that the store and the address hold, or of the first one. */
export function useReporte() {
  const direccion = useFilterAddress({
    selectFiltro,
    filtroAplicado,
    vacio: FILTRO_VACIO,
    esquema: MesQuerySchema,
    ask,
  })
  const mes = direccion.filtro?.mes ?? MES_INICIAL
  const { currentData: filas, isFetching: cargando } = useReporteAsistenciasQuery({
    mes: Number(mes),
  })
  return { filas, cargando, mes, ...direccion }
}

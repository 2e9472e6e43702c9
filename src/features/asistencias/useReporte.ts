import { skipToken } from '@reduxjs/toolkit/query'
import { askAnew } from '../../api/askAnew'
import { asistenciasApi, useReporteAsistenciasQuery } from '../../api/asistencias'
import { MesQuerySchema } from '../../contract/asistencias'
import { useFilterAddress } from '../../ui/filters/useFilterAddress'
import { FILTRO_VACIO, filtroAplicado, selectFiltro, type FiltroReporte } from './filtroReporteSlice'

const ask = ({ mes }: FiltroReporte) =>
  askAnew(asistenciasApi.endpoints.reporteAsistencias, { mes: Number(mes) })

/** The report of the month that the store and the address hold; nothing until one is asked for. */
export function useReporte() {
  const direccion = useFilterAddress({
    selectFiltro,
    filtroAplicado,
    vacio: FILTRO_VACIO,
    esquema: MesQuerySchema,
    ask,
  })
  const { filtro } = direccion
  const { currentData: filas, isFetching: cargando } = useReporteAsistenciasQuery(
    filtro ? { mes: Number(filtro.mes) } : skipToken,
  )
  return { filas, cargando, ...direccion }
}

import { askAnew } from '../../api/client/askAnew'
import { gastosApi, useReporteGastosQuery, type FiltroGastos } from '../../api/gastos'
import { BusquedaGastosSchema } from '../../contract/gastos'
import { useFilterAddress } from '../../ui/filters/useFilterAddress'
import { FILTRO_VACIO, filtroAplicado, selectFiltro } from './filtroSlice'

const ask = (filtro: FiltroGastos) => askAnew(gastosApi.endpoints.reporteGastos, filtro)

/** The expense report of the search that the store and the address hold. */
export function useGastos() {
  const direccion = useFilterAddress({
    selectFiltro,
    filtroAplicado,
    vacio: FILTRO_VACIO,
    esquema: BusquedaGastosSchema,
    ask,
  })
  const filtro = direccion.filtro ?? FILTRO_VACIO
  const { data, currentData: reporte, isFetching: cargando } = useReporteGastosQuery(filtro)
  // The chart stays until the next answer, so that the table below does not jump.
  return { reporte, dibujado: cargando ? data : reporte, cargando, ...direccion }
}

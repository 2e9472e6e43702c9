import { useReporteGastosQuery } from '../../api/gastos'
import { BusquedaGastosSchema } from '../../contract/gastos'
import { useFilterAddress } from '../../ui/filters/useFilterAddress'
import { FILTRO_VACIO, filtroAplicado, selectFiltro } from './filtroSlice'

/** The expense report of the search that the store and the address hold. */
export function useGastos() {
  const direccion = useFilterAddress({
    selectFiltro,
    filtroAplicado,
    vacio: FILTRO_VACIO,
    esquema: BusquedaGastosSchema,
  })
  const { data, currentData: reporte, isFetching: cargando } = useReporteGastosQuery(direccion.filtro)
  // The chart stays until the next answer, so that the table below does not jump.
  return { reporte, dibujado: cargando ? data : reporte, cargando, ...direccion }
}

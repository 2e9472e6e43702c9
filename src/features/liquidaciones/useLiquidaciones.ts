import { useBuscarLiquidacionesQuery, useTablaLiquidacionesQuery } from '../../api/liquidaciones'
import { estaVacio } from '../../ui/filters/filterSlice'
import { useFilterAddress } from '../../ui/filters/useFilterAddress'
import { FILTRO_VACIO, filtroAplicado, selectFiltro } from './filtroSlice'
import { REGLAS_DE_DIRECCION } from './reglasDeBusqueda'

/** The settlements of the list: all of them, or those of the search that the store and the address hold. */
export function useLiquidaciones() {
  const { filtro, buscar, limpiar } = useFilterAddress({
    selectFiltro,
    filtroAplicado,
    vacio: FILTRO_VACIO,
    esquema: REGLAS_DE_DIRECCION,
  })
  const sinBusqueda = estaVacio(filtro)
  const tabla = useTablaLiquidacionesQuery(undefined, { skip: !sinBusqueda })
  const busqueda = useBuscarLiquidacionesQuery(filtro, { skip: sinBusqueda })
  const { currentData: filas, isFetching: cargando } = sinBusqueda ? tabla : busqueda
  return { filas, cargando, filtro, buscar, limpiar }
}

import { skipToken } from '@reduxjs/toolkit/query'
import { askAnew } from '../../api/client/askAnew'
import {
  liquidacionesApi,
  useBuscarLiquidacionesQuery,
  useTablaLiquidacionesQuery,
  type FiltroLiquidaciones,
} from '../../api/liquidaciones'
import { useFilterAddress } from '../../ui/filters/useFilterAddress'
import { FILTRO_VACIO, filtroAplicado, selectFiltro } from './filtroSlice'
import { REGLAS_DE_DIRECCION } from './reglasDeBusqueda'

const ask = (filtro: FiltroLiquidaciones) => askAnew(liquidacionesApi.endpoints.buscarLiquidaciones, filtro)

/**
 * The settlements of the list: all of them, or those of the search that the store and the address hold, which may be for nothing. `parcial` while they
 * are only the first of all.
 */
export function useLiquidaciones() {
  const { filtro, buscar, limpiar } = useFilterAddress({
    selectFiltro,
    filtroAplicado,
    vacio: FILTRO_VACIO,
    esquema: REGLAS_DE_DIRECCION,
    ask,
  })
  const sinBusqueda = filtro === null
  const tabla = useTablaLiquidacionesQuery(undefined, { skip: !sinBusqueda })
  const busqueda = useBuscarLiquidacionesQuery(filtro ?? skipToken)
  const primeras = liquidacionesApi.endpoints.primerasLiquidaciones.useQueryState(undefined)
  const { currentData, isFetching: cargando } = sinBusqueda ? tabla : busqueda
  const parcial = sinBusqueda && cargando && !currentData && primeras.data !== undefined
  return { filas: parcial ? primeras.data : currentData, parcial, cargando, filtro, buscar, limpiar }
}

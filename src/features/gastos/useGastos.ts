import { useCallback } from 'react'
import { useReporteGastosQuery, type FiltroGastos } from '../../api/gastos'
import { useAppDispatch, useAppSelector } from '../../api/hooks'
import { FiltroGastosSchema } from '../../contract/gastos'
import { useFilterAddress } from '../../ui/filters/useFilterAddress'
import { FILTRO_VACIO, filtroAplicado, selectFiltro } from './filtroSlice'

/** The expense report of the search that the store and the address hold. */
export function useGastos() {
  const dispatch = useAppDispatch()
  const guardado = useAppSelector(selectFiltro)
  const guardar = useCallback((nuevo: FiltroGastos) => void dispatch(filtroAplicado(nuevo)), [dispatch])
  const direccion = useFilterAddress({
    guardado,
    vacio: FILTRO_VACIO,
    esquema: FiltroGastosSchema,
    guardar,
  })
  const { data, currentData: reporte, isFetching: cargando } = useReporteGastosQuery(direccion.filtro)
  // The chart stays until the next answer, so that the table below does not jump.
  return { reporte, dibujado: cargando ? data : reporte, cargando, ...direccion }
}

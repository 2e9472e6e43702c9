import { useSalariosQuery } from '../../api/salarios'
import { BusquedaSalariosSchema } from '../../contract/salarios'
import { useFilterAddress } from '../../ui/filters/useFilterAddress'
import { FILTRO_VACIO, filtroAplicado, selectFiltro } from './filtroSlice'

/** The salary table of the search that the store and the address hold. */
export function useSalarios() {
  const direccion = useFilterAddress({
    selectFiltro,
    filtroAplicado,
    vacio: FILTRO_VACIO,
    esquema: BusquedaSalariosSchema,
  })
  const { data, currentData: tabla, isFetching: cargando } = useSalariosQuery(direccion.filtro)
  // The chart stays until the next answer, so that the table below does not jump.
  return { tabla, dibujada: cargando ? data : tabla, cargando, ...direccion }
}

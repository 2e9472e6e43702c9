import { askAnew } from '../../api/client/askAnew'
import { salariosApi, useSalariosQuery, type FiltroSalarios } from '../../api/salarios'
import { BusquedaSalariosSchema } from '../../contract/salarios'
import { useFilterAddress } from '../../ui/filters/useFilterAddress'
import { FILTRO_VACIO, filtroAplicado, selectFiltro } from './filtroSlice'

const ask = (filtro: FiltroSalarios) => askAnew(salariosApi.endpoints.salarios, filtro)

/** The salary table of the search that the store and the address hold. */
export function useSalarios() {
  const direccion = useFilterAddress({
    selectFiltro,
    filtroAplicado,
    vacio: FILTRO_VACIO,
    esquema: BusquedaSalariosSchema,
    ask,
  })
  const filtro = direccion.filtro ?? FILTRO_VACIO
  const { data, currentData: tabla, isFetching: cargando } = useSalariosQuery(filtro)
  // The chart stays until the next answer.
  return { tabla, dibujada: cargando ? data : tabla, cargando, ...direccion }
}

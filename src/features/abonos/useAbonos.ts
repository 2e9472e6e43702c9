import { useAbonosDeConductorQuery, useAbonosQuery } from '../../api/abonos'
import { useLibroSearch } from '../../ui/libro/useLibroSearch'
import * as filtro from './filtroSlice'

/** The repayments of everybody, or of the driver that the store and the address hold. */
export function useAbonos() {
  const { direccion, deTodos, deConductor } = useLibroSearch(filtro)
  const todos = useAbonosQuery(deTodos)
  const suyos = useAbonosDeConductorQuery(deConductor)
  const { currentData: tabla, isFetching: cargando } = direccion.filtro.documento ? suyos : todos
  return { tabla, cargando, ...direccion }
}

import { useDeudasDeConductorQuery, useDeudasQuery } from '../../api/deudas'
import { useLibroSearch } from '../../ui/libro/useLibroSearch'
import * as filtro from './filtroSlice'

/** The debts of everybody, or of the driver that the store and the address hold. */
export function useDeudas() {
  const { direccion, deTodos, deConductor } = useLibroSearch(filtro)
  const todos = useDeudasQuery(deTodos)
  const suyos = useDeudasDeConductorQuery(deConductor)
  const { currentData: tabla, isFetching: cargando } = direccion.filtro.documento ? suyos : todos
  return { tabla, cargando, ...direccion }
}

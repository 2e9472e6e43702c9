import { askAnew } from '../../api/client/askAnew'
import { deudasApi, useDeudasDeConductorQuery, useDeudasQuery } from '../../api/deudas'
import type { FiltroConductor } from '../../ui/libro/ConductorSearchForm'
import { useLibroSearch } from '../../ui/libro/useLibroSearch'
import * as filtro from './filtroSlice'

const { deudas, deudasDeConductor } = deudasApi.endpoints

const ask = ({ documento }: FiltroConductor) =>
  documento ? askAnew(deudasDeConductor, { documento }) : askAnew(deudas, undefined)

/** The debts of everybody, or of the driver that the store and the address hold. */
export function useDeudas() {
  const { direccion, deTodos, deConductor } = useLibroSearch({ ...filtro, ask })
  const todos = useDeudasQuery(deTodos)
  const suyos = useDeudasDeConductorQuery(deConductor)
  const { currentData: tabla, isFetching: cargando } = direccion.filtro?.documento ? suyos : todos
  return { tabla, cargando, ...direccion }
}

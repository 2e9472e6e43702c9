import { skipToken } from '@reduxjs/toolkit/query'
import { BusquedaPorConductorSchema } from '../../contract/conductores'
import { useFilterAddress, type FilterSearch } from '../filters/useFilterAddress'
import { SIN_CONDUCTOR, type FiltroConductor } from './ConductorSearchForm'

/** What each of a ledger's two calls is given; the one that is not wanted is skipped. */
interface Llamadas {
  deTodos: typeof skipToken | undefined
  deConductor: typeof skipToken | { documento: string }
}

const llamadasPara = ({ documento }: FiltroConductor): Llamadas =>
  documento
    ? { deTodos: skipToken, deConductor: { documento } }
    : { deTodos: undefined, deConductor: skipToken }

/** The search of a ledger: everybody's, or that of the driver whom the store and the address hold. */
export function useLibroSearch(search: FilterSearch<FiltroConductor>) {
  const direccion = useFilterAddress({ ...search, vacio: SIN_CONDUCTOR, esquema: BusquedaPorConductorSchema })
  return { direccion, ...llamadasPara(direccion.filtro ?? SIN_CONDUCTOR) }
}

import { skipToken } from '@reduxjs/toolkit/query'
import { BusquedaPorConductorSchema } from '../../contract/conductores'
import { useFilterAddress, type FilterSearch } from '../../ui/filters/useFilterAddress'
import { NO_CONDUCTOR, type FiltroConductor } from './ConductorSearchForm'

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
export function useCarteraSearch(search: FilterSearch<FiltroConductor>) {
  const address = useFilterAddress({ ...search, empty: NO_CONDUCTOR, schema: BusquedaPorConductorSchema })
  return { direccion: address, ...llamadasPara(address.filter ?? NO_CONDUCTOR) }
}

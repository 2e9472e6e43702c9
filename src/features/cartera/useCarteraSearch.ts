import { skipToken } from '@reduxjs/toolkit/query'
import { BusquedaPorConductorSchema } from '../../contract/conductores'
import { useFilterAddress, type FilterSearch } from '../../ui/filters/useFilterAddress'
import { NO_CONDUCTOR, type FiltroConductor } from './ConductorSearchForm'

/** The arguments of a ledger's two queries; the one not needed is skipped. */
interface Llamadas {
  deTodos: typeof skipToken | undefined
  deConductor: typeof skipToken | { documento: string }
}

const llamadasPara = ({ documento }: FiltroConductor): Llamadas =>
  documento
    ? { deTodos: skipToken, deConductor: { documento } }
    : { deTodos: undefined, deConductor: skipToken }

/** The search of a ledger, with its queries' arguments: one driver's rows, or everybody's. */
export function useCarteraSearch(search: FilterSearch<FiltroConductor>) {
  const address = useFilterAddress({ ...search, empty: NO_CONDUCTOR, schema: BusquedaPorConductorSchema })
  return { direccion: address, ...llamadasPara(address.filter ?? NO_CONDUCTOR) }
}

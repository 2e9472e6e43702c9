import { skipToken } from '@reduxjs/toolkit/query'
import { BusquedaPorConductorSchema } from '../../contract/conductores'
import { useFilterAddress, type FilterSearch } from '../../ui/filters/useFilterAddress'
import { NO_CONDUCTOR, type FiltroConductor } from './ConductorSearchForm'

/** The arguments of a ledger's two queries; the one not needed is skipped. */
interface QueryArgs {
  all: typeof skipToken | undefined
  ofConductor: typeof skipToken | { documento: string }
}

const queryArgs = ({ documento }: FiltroConductor): QueryArgs =>
  documento ? { all: skipToken, ofConductor: { documento } } : { all: undefined, ofConductor: skipToken }

/** The search of a ledger, with its queries' arguments: one driver's rows, or everybody's. */
export function useCarteraSearch(search: FilterSearch<FiltroConductor>) {
  const address = useFilterAddress({ ...search, empty: NO_CONDUCTOR, schema: BusquedaPorConductorSchema })
  return { address, ...queryArgs(address.filter ?? NO_CONDUCTOR) }
}

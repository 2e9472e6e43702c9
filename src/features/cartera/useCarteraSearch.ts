import { skipToken } from '@reduxjs/toolkit/query'
import {
  useFilterAddress,
  type FilterCheck,
  type FilterSearch,
} from '../../records/searches/useFilterAddress'

/** The searched driver; `null` for all drivers. */
export type FiltroConductor = { documento: string | null }

export const NO_CONDUCTOR: FiltroConductor = { documento: null }

/** The arguments of a ledger's two queries; the one not needed is skipped. */
interface QueryArgs {
  all: typeof skipToken | undefined
  ofConductor: typeof skipToken | { documento: string }
}

const queryArgs = ({ documento }: FiltroConductor): QueryArgs =>
  documento ? { all: skipToken, ofConductor: { documento } } : { all: undefined, ofConductor: skipToken }

interface CarteraSearch<F extends FiltroConductor> extends FilterSearch<F> {
  empty: F
  schema: FilterCheck
}

/** The search of a ledger, with its queries' arguments: one driver's rows, or everybody's. */
export function useCarteraSearch<F extends FiltroConductor>(search: CarteraSearch<F>) {
  const address = useFilterAddress(search)
  return { address, ...queryArgs(address.filter ?? NO_CONDUCTOR) }
}

import { askAnew } from '../../api/client/askAnew'
import { deudasApi, useDeudasDeConductorQuery, useDeudasQuery } from '../../api/deudas'
import type { FiltroConductor } from './ConductorSearchForm'
import { useCarteraSearch } from './useCarteraSearch'
import * as filterSlice from './deudasFilterSlice'

const { deudas, deudasDeConductor } = deudasApi.endpoints

const ask = ({ documento }: FiltroConductor) =>
  documento ? askAnew(deudasDeConductor, { documento }) : askAnew(deudas, undefined)

/** The debts of all drivers, or of the searched one. */
export function useDeudas() {
  const { address, ...args } = useCarteraSearch({ ...filterSlice, ask })
  const all = useDeudasQuery(args.all)
  const own = useDeudasDeConductorQuery(args.ofConductor)
  const { currentData: table, isFetching: loading } = address.filter?.documento ? own : all
  return { table, loading, ...address }
}

import { askAnew } from '../../api/client/askAnew'
import { deudasApi, useDeudasDeConductorQuery, useDeudasQuery } from '../../api/deudas'
import type { FiltroConductor } from './ConductorSearchForm'
import { useCarteraSearch } from './useCarteraSearch'
import * as filtro from './deudasFilterSlice'

const { deudas, deudasDeConductor } = deudasApi.endpoints

const ask = ({ documento }: FiltroConductor) =>
  documento ? askAnew(deudasDeConductor, { documento }) : askAnew(deudas, undefined)

/** The debts of all drivers, or of the searched one. */
export function useDeudas() {
  const { direccion: address, deTodos, deConductor } = useCarteraSearch({ ...filtro, ask })
  const all = useDeudasQuery(deTodos)
  const own = useDeudasDeConductorQuery(deConductor)
  const { currentData: table, isFetching: loading } = address.filter?.documento ? own : all
  return { table, loading, ...address }
}

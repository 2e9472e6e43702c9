import { skipToken } from '@reduxjs/toolkit/query'
import { forceRefetch } from '../../api/client/forceRefetch'
import { isOwnServer } from '../../api/client/baseUrl'
import { carteraApi, useDeudasDeConductorQuery, useDeudasQuery } from '../../api/cartera'
import { BusquedaPorConductorSchema } from '../../contract/conductores'
import { filtro } from '../../contract/textos'
import * as z from '../../contract/zod'
import { useCarteraSearch } from './useCarteraSearch'
import { ALL_DEUDAS, filterApplied, selectFilter, type FiltroDeudas } from './deudasFilterSlice'

const { deudas, deudasDeConductor } = carteraApi.endpoints

const ask = ({ documento }: FiltroDeudas) =>
  documento ? forceRefetch(deudasDeConductor, { documento }) : forceRefetch(deudas, undefined)

const SEARCH = {
  selectFilter,
  filterApplied,
  empty: ALL_DEUDAS,
  schema: BusquedaPorConductorSchema.extend({ vista: filtro(z.literal('conductor')) }),
  ask,
}

/** The debts of all drivers, or of the searched one; `byConductor` when the screen shows what each owes instead. */
export function useDeudas() {
  const { address, ...args } = useCarteraSearch(SEARCH)
  const byConductor = isOwnServer() && address.filter?.vista === 'conductor' && !address.filter.documento
  const all = useDeudasQuery(byConductor ? skipToken : args.all)
  const own = useDeudasDeConductorQuery(args.ofConductor)
  const { currentData: table, isFetching: loading } = address.filter?.documento ? own : all
  return { table, loading, byConductor, ...address }
}

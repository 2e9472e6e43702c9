import { forceRefetch } from '../../api/client/forceRefetch'
import { carteraApi, useAbonosDeConductorQuery, useAbonosQuery } from '../../api/cartera'
import { BusquedaPorConductorSchema } from '../../contract/conductores'
import { NO_CONDUCTOR, useCarteraSearch, type FiltroConductor } from './useCarteraSearch'
import * as filterSlice from './abonosFilterSlice'

const { abonos, abonosDeConductor } = carteraApi.endpoints

const ask = ({ documento }: FiltroConductor) =>
  documento ? forceRefetch(abonosDeConductor, { documento }) : forceRefetch(abonos, undefined)

/** The repayments of all drivers, or of the searched one. */
export function useAbonos() {
  const { address, ...args } = useCarteraSearch({
    ...filterSlice,
    empty: NO_CONDUCTOR,
    schema: BusquedaPorConductorSchema,
    ask,
  })
  const all = useAbonosQuery(args.all)
  const own = useAbonosDeConductorQuery(args.ofConductor)
  const { currentData: table, isFetching: loading } = address.filter?.documento ? own : all
  return { table, loading, ...address }
}

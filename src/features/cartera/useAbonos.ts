import { askAnew } from '../../api/client/askAnew'
import { abonosApi, useAbonosDeConductorQuery, useAbonosQuery } from '../../api/abonos'
import type { FiltroConductor } from './ConductorSearchForm'
import { useCarteraSearch } from './useCarteraSearch'
import * as filtro from './abonosFilterSlice'

const { abonos, abonosDeConductor } = abonosApi.endpoints

const ask = ({ documento }: FiltroConductor) =>
  documento ? askAnew(abonosDeConductor, { documento }) : askAnew(abonos, undefined)

/** The repayments of all drivers, or of the searched one. */
export function useAbonos() {
  const { direccion: address, deTodos, deConductor } = useCarteraSearch({ ...filtro, ask })
  const all = useAbonosQuery(deTodos)
  const own = useAbonosDeConductorQuery(deConductor)
  const { currentData: table, isFetching: loading } = address.filter?.documento ? own : all
  return { table, loading, ...address }
}

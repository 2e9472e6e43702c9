import { askAnew } from '../../api/client/askAnew'
import { abonosApi, useAbonosDeConductorQuery, useAbonosQuery } from '../../api/abonos'
import type { FiltroConductor } from '../../ui/libro/ConductorSearchForm'
import { useLibroSearch } from '../../ui/libro/useLibroSearch'
import * as filtro from './filtroSlice'

const { abonos, abonosDeConductor } = abonosApi.endpoints

const ask = ({ documento }: FiltroConductor) =>
  documento ? askAnew(abonosDeConductor, { documento }) : askAnew(abonos, undefined)

/** The repayments of everybody, or of the driver that the store and the address hold. */
export function useAbonos() {
  const { direccion, deTodos, deConductor } = useLibroSearch({ ...filtro, ask })
  const todos = useAbonosQuery(deTodos)
  const suyos = useAbonosDeConductorQuery(deConductor)
  const { currentData: tabla, isFetching: cargando } = direccion.filtro?.documento ? suyos : todos
  return { tabla, cargando, ...direccion }
}

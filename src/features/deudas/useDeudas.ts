import { skipToken } from '@reduxjs/toolkit/query'
import { useDeudasDeConductorQuery, useDeudasQuery } from '../../api/deudas'
import { BusquedaPorConductorSchema } from '../../contract/conductores'
import { SIN_CONDUCTOR } from '../../ui/filters/ConductorSearchForm'
import { useFilterAddress } from '../../ui/filters/useFilterAddress'
import { filtroAplicado, selectFiltro } from './filtroSlice'

/** The debts of everybody, or of the driver that the store and the address hold. */
export function useDeudas() {
  const direccion = useFilterAddress({
    selectFiltro,
    filtroAplicado,
    vacio: SIN_CONDUCTOR,
    esquema: BusquedaPorConductorSchema,
  })
  const { documento } = direccion.filtro
  const todas = useDeudasQuery(documento ? skipToken : undefined)
  const deConductor = useDeudasDeConductorQuery(documento ? { documento } : skipToken)
  const { currentData: tabla, isFetching: cargando } = documento ? deConductor : todas
  return { tabla, cargando, ...direccion }
}

import { skipToken } from '@reduxjs/toolkit/query'
import { useAbonosDeConductorQuery, useAbonosQuery } from '../../api/abonos'
import { BusquedaPorConductorSchema } from '../../contract/conductores'
import { SIN_CONDUCTOR } from '../../ui/filters/ConductorSearchForm'
import { useFilterAddress } from '../../ui/filters/useFilterAddress'
import { filtroAplicado, selectFiltro } from './filtroSlice'

/** The repayments of everybody, or of the driver that the store and the address hold. */
export function useAbonos() {
  const direccion = useFilterAddress({
    selectFiltro,
    filtroAplicado,
    vacio: SIN_CONDUCTOR,
    esquema: BusquedaPorConductorSchema,
  })
  const { documento } = direccion.filtro
  const todas = useAbonosQuery(documento ? skipToken : undefined)
  const deConductor = useAbonosDeConductorQuery(documento ? { documento } : skipToken)
  const { currentData: tabla, isFetching: cargando } = documento ? deConductor : todas
  return { tabla, cargando, ...direccion }
}

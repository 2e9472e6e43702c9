import { skipToken } from '@reduxjs/toolkit/query'
import { useCallback } from 'react'
import { useAbonosDeConductorQuery, useAbonosQuery } from '../../api/abonos'
import { useAppDispatch, useAppSelector } from '../../api/hooks'
import { BusquedaPorConductorSchema } from '../../contract/conductores'
import { SIN_CONDUCTOR, type FiltroConductor } from '../../ui/filters/ConductorSearchForm'
import { useFilterAddress } from '../../ui/filters/useFilterAddress'
import { filtroAplicado, selectFiltro } from './filtroSlice'

/** The repayments of everybody, or of the driver that the store and the address hold. */
export function useAbonos() {
  const dispatch = useAppDispatch()
  const guardado = useAppSelector(selectFiltro)
  const guardar = useCallback((nuevo: FiltroConductor) => void dispatch(filtroAplicado(nuevo)), [dispatch])
  const direccion = useFilterAddress({
    guardado,
    vacio: SIN_CONDUCTOR,
    esquema: BusquedaPorConductorSchema,
    guardar,
  })
  const { documento } = direccion.filtro
  const todas = useAbonosQuery(documento ? skipToken : undefined)
  const deConductor = useAbonosDeConductorQuery(documento ? { documento } : skipToken)
  const { currentData: tabla, isFetching: cargando } = documento ? deConductor : todas
  return { tabla, cargando, ...direccion }
}

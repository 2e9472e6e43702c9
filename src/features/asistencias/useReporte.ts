import { useCallback } from 'react'
import { useReporteAsistenciasQuery } from '../../api/asistencias'
import { useAppDispatch, useAppSelector } from '../../api/hooks'
import { MesQuerySchema } from '../../contract/asistencias'
import * as z from '../../contract/zod'
import { useFilterAddress } from '../../ui/filters/useFilterAddress'
import { FILTRO_VACIO, filtroAplicado, selectFiltro, type FiltroReporte } from './filtroReporteSlice'

const BusquedaSchema = z.union([z.object({ mes: z.null() }), MesQuerySchema])

/** The report of the month that the store and the address hold; nothing until one is asked for. */
export function useReporte() {
  const dispatch = useAppDispatch()
  const guardado = useAppSelector(selectFiltro)
  const guardar = useCallback((nuevo: FiltroReporte) => void dispatch(filtroAplicado(nuevo)), [dispatch])
  const direccion = useFilterAddress({ guardado, vacio: FILTRO_VACIO, esquema: BusquedaSchema, guardar })
  const { mes } = direccion.filtro
  const { currentData: filas, isFetching: cargando } = useReporteAsistenciasQuery(
    { mes: Number(mes) },
    { skip: !mes },
  )
  return { filas, cargando, ...direccion }
}

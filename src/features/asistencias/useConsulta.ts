import { useCallback } from 'react'
import { useAsistenciasDelDiaQuery, useAsistenciasDelMesQuery } from '../../api/asistencias'
import { useAppDispatch, useAppSelector } from '../../api/hooks'
import { ConsultaAsistenciasSchema } from '../../contract/asistencias'
import * as z from '../../contract/zod'
import { useFilterAddress } from '../../ui/filters/useFilterAddress'
import { FILTRO_VACIO, filtroAplicado, selectFiltro, type FiltroAsistencias } from './filtroSlice'

// In an address, "nothing" is a search too: what Limpiar leaves.
const BusquedaSchema = z.union([ConsultaAsistenciasSchema, z.object({ tipo: z.null() })])

/** The attendance of the month or day that the store and the address hold; nothing until one is asked for. */
export function useConsulta() {
  const dispatch = useAppDispatch()
  const guardado = useAppSelector(selectFiltro)
  const guardar = useCallback((nuevo: FiltroAsistencias) => void dispatch(filtroAplicado(nuevo)), [dispatch])
  const direccion = useFilterAddress({ guardado, vacio: FILTRO_VACIO, esquema: BusquedaSchema, guardar })
  const { tipo, mes, fecha } = direccion.filtro
  const esDia = tipo === 'dia'
  const delMes = useAsistenciasDelMesQuery({ mes: Number(mes) }, { skip: tipo !== 'mes' })
  const delDia = useAsistenciasDelDiaQuery({ fecha: fecha ?? '', crear: false }, { skip: !esDia })
  const { currentData: filas, isFetching: cargando } = esDia ? delDia : delMes
  return { filas, cargando, ...direccion }
}

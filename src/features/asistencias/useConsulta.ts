import { useAsistenciasDelDiaQuery, useAsistenciasDelMesQuery } from '../../api/asistencias'
import { ConsultaAsistenciasSchema } from '../../contract/asistencias'
import * as z from '../../contract/zod'
import { useFilterAddress } from '../../ui/filters/useFilterAddress'
import { FILTRO_VACIO, filtroAplicado, selectFiltro } from './filtroSlice'

// In an address, "nothing" is a search too: what Limpiar leaves.
const BusquedaSchema = z.union([ConsultaAsistenciasSchema, z.object({ tipo: z.null() })])

/** The attendance of the month or day that the store and the address hold; nothing until one is asked for. */
export function useConsulta() {
  const direccion = useFilterAddress({
    selectFiltro,
    filtroAplicado,
    vacio: FILTRO_VACIO,
    esquema: BusquedaSchema,
  })
  const { tipo, mes, fecha } = direccion.filtro
  const esDia = tipo === 'dia'
  const delMes = useAsistenciasDelMesQuery({ mes: Number(mes) }, { skip: tipo !== 'mes' })
  const delDia = useAsistenciasDelDiaQuery({ fecha: fecha ?? '', crear: false }, { skip: !esDia })
  const { currentData: filas, isFetching: cargando } = esDia ? delDia : delMes
  return { filas, cargando, ...direccion }
}

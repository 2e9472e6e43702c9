import { useReporteAsistenciasQuery } from '../../api/asistencias'
import { MesQuerySchema } from '../../contract/asistencias'
import * as z from '../../contract/zod'
import { useFilterAddress } from '../../ui/filters/useFilterAddress'
import { FILTRO_VACIO, filtroAplicado, selectFiltro } from './filtroReporteSlice'

const BusquedaSchema = z.union([z.object({ mes: z.null() }), MesQuerySchema])

/** The report of the month that the store and the address hold; nothing until one is asked for. */
export function useReporte() {
  const direccion = useFilterAddress({
    selectFiltro,
    filtroAplicado,
    vacio: FILTRO_VACIO,
    esquema: BusquedaSchema,
  })
  const { mes } = direccion.filtro
  const { currentData: filas, isFetching: cargando } = useReporteAsistenciasQuery(
    { mes: Number(mes) },
    { skip: !mes },
  )
  return { filas, cargando, ...direccion }
}

import { Page } from '../../ui/Page'
import { DataTable } from '../../ui/table/DataTable'
import { COLUMNAS, FILAS_POR_PAGINA } from './columnas'
import { ConsultaForm } from './ConsultaForm'
import { useConsulta } from './useConsulta'

/** Who came to work, by month or by day (section 2). */
export default function AsistenciasPage() {
  const { filas, cargando, filtro, buscar, limpiar } = useConsulta()
  return (
    <Page titulo="Asistencias">
      <ConsultaForm filtro={filtro} onBuscar={buscar} onLimpiar={limpiar} />
      <DataTable
        id="asistencias"
        titulo="Asistencias"
        filas={filas}
        columnas={COLUMNAS}
        cargando={cargando}
        mensajeVacio="No hay asistencias."
        filasPorPagina={FILAS_POR_PAGINA}
        exportacion={{ archivo: 'asistencias' }}
      />
    </Page>
  )
}

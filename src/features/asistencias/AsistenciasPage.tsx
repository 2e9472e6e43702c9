import { Page } from '../../ui/Page'
import { DataTable } from '../../ui/table/DataTable'
import { Caption } from './Caption'
import { COLUMNAS, FILAS_POR_PAGINA } from './columnas'
import { ConsultaForm } from './ConsultaForm'
import { monthAsked } from './period'
import { useConsulta } from './useConsulta'

/** Who came to work, by month or by day (section 2). */
export default function AsistenciasPage() {
  const { filas, cargando, filtro, buscar, limpiar } = useConsulta()
  const mes = filtro?.tipo === 'mes' && filtro.mes
  const titulo = mes ? `Asistencias de ${monthAsked(mes)}` : 'Asistencias'
  return (
    <Page titulo="Asistencias">
      <ConsultaForm filtro={filtro} onBuscar={buscar} onLimpiar={limpiar} />
      {mes && <Caption>{titulo}</Caption>}
      <DataTable
        id="asistencias"
        titulo={titulo}
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

import { useMemo } from 'react'
import { MesQuerySchema } from '../../contract/asistencias'
import { FilterForm } from '../../ui/form/FilterForm'
import { Page } from '../../ui/Page'
import { DataTable } from '../../ui/table/DataTable'
import { Caption } from './Caption'
import { COLUMNAS_REPORTE, FILAS_POR_PAGINA } from './columnas'
import type { FiltroReporte } from './filtroReporteSlice'
import { MES_INICIAL, MesField } from './MesField'
import { monthAsked } from './period'
import { useReporte } from './useReporte'

const INICIAL: FiltroReporte = { mes: MES_INICIAL }

/** Each driver's month, in days (section 2). */
export default function ReportePage() {
  const { filas, cargando, mes, buscar, limpiar } = useReporte()
  const elegido = useMemo(() => ({ mes }), [mes])
  const titulo = `Reporte de asistencias de ${monthAsked(mes)}`
  return (
    <Page titulo="Reporte de asistencias">
      <FilterForm
        titulo="Buscar reporte de asistencias"
        esquema={MesQuerySchema}
        filtro={elegido}
        vacio={INICIAL}
        onBuscar={buscar}
        onLimpiar={limpiar}
      >
        <MesField />
      </FilterForm>
      <Caption>{titulo}</Caption>
      <DataTable
        id="reporteAsistencias"
        titulo={titulo}
        filas={filas}
        columnas={COLUMNAS_REPORTE}
        cargando={cargando}
        mensajeVacio="No hay reportes de asistencias."
        filasPorPagina={FILAS_POR_PAGINA}
        exportacion={{ archivo: 'reporte-asistencias' }}
      />
    </Page>
  )
}

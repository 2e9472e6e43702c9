import { useMemo } from 'react'
import { MesQuerySchema } from '../../contract/asistencias'
import { FilterForm } from '../../ui/form/FilterForm'
import { Page } from '../../ui/Page'
import { DataTable } from '../../ui/table/DataTable'
import { COLUMNAS_REPORTE, FILAS_POR_PAGINA } from './columnas'
import type { FiltroReporte } from './filtroReporteSlice'
import { MES_INICIAL, MesField } from './MesField'
import { useReporte } from './useReporte'

const INICIAL: FiltroReporte = { mes: MES_INICIAL }

/** Each driver's month, in days (section 2). */
export default function ReportePage() {
  const { filas, cargando, filtro, buscar, limpiar } = useReporte()
  const elegido = useMemo(() => ({ mes: filtro?.mes ?? MES_INICIAL }), [filtro])
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
      <DataTable
        id="reporteAsistencias"
        titulo="Reporte de asistencias"
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

import { useMemo } from 'react'
import { MesQuerySchema } from '../../contract/asistencias'
import { FilterForm } from '../../records/searches/FilterForm'
import { Page } from '../../ui/Page'
import { RecordTable } from '../../records/table/RecordTable'
import { Caption } from './Caption'
import { REPORT_COLUMNS, ROWS_PER_PAGE } from './columns'
import type { FiltroReporte } from './reporteFilterSlice'
import { INITIAL_MONTH, MesField } from './MesField'
import { monthAsked } from './period'
import { useReporte } from './useReporte'

const INITIAL: FiltroReporte = { mes: INITIAL_MONTH }

/** Each driver's month, in days (section 2). */
export default function ReportePage() {
  const { rows, loading, month, search, clear } = useReporte()
  const chosen = useMemo(() => ({ mes: month }), [month])
  const title = `Reporte de asistencias de ${monthAsked(month)}`
  return (
    <Page title="Reporte de asistencias">
      <FilterForm
        title="Buscar reporte de asistencias"
        table="reporteAsistencias"
        schema={MesQuerySchema}
        filter={chosen}
        empty={INITIAL}
        onSearch={search}
        onClear={clear}
      >
        <MesField />
      </FilterForm>
      <Caption>{title}</Caption>
      <RecordTable
        id="reporteAsistencias"
        title={title}
        rows={rows}
        columns={REPORT_COLUMNS}
        loading={loading}
        emptyMessage="No hay reportes de asistencias."
        rowsPerPage={ROWS_PER_PAGE}
        exportOptions={{ fileName: 'reporte-asistencias' }}
      />
    </Page>
  )
}

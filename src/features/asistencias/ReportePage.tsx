import { useMemo } from 'react'
import { forceRefetch } from '../../api/client/forceRefetch'
import { asistenciasApi, useReporteAsistenciasQuery } from '../../api/asistencias'
import { MesQuerySchema } from '../../contract/asistencias'
import { useFilterAddress } from '../../records/searches/useFilterAddress'
import { FilterForm } from '../../records/searches/FilterForm'
import { Page } from '../../ui/Page'
import { RecordTable } from '../../records/table/RecordTable'
import { REPORT_COLUMNS, ROWS_PER_PAGE, monthAsked } from './columns'
import { EMPTY_FILTER, filterApplied, selectFilter, type FiltroReporte } from './reporteFilterSlice'
import { Caption, INITIAL_MONTH, MesField } from './Month'

const ask = ({ mes: month }: FiltroReporte) =>
  forceRefetch(asistenciasApi.endpoints.reporteAsistencias, { mes: Number(month) })

const INITIAL: FiltroReporte = { mes: INITIAL_MONTH }

/** Each driver's month, in days (section 2). */
export default function ReportePage() {
  const address = useFilterAddress({
    selectFilter,
    filterApplied,
    empty: EMPTY_FILTER,
    schema: MesQuerySchema,
    ask,
  })
  const month = address.filter?.mes ?? INITIAL_MONTH
  const { currentData: rows, isFetching: loading } = useReporteAsistenciasQuery({
    mes: Number(month),
  })
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
        onSearch={address.search}
        onClear={address.clear}
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

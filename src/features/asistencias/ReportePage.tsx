import { asistenciasApi, useReporteAsistenciasQuery } from '../../api/asistencias'
import { forceRefetch } from '../../api/client/forceRefetch'
import { MesQuerySchema } from '../../contract/asistencias'
import { FilterForm } from '../../records/searches/FilterForm'
import { useSearch } from '../../records/searches/useSearch'
import { Page } from '../../ui/Page'
import { RecordTable } from '../../records/table/RecordTable'
import { REPORT_COLUMNS, ROWS_PER_PAGE, monthAsked } from './columns'
import { INITIAL_MONTH, MesField, MonthChips } from './Month'

/** The report's month, 1 to 12; `null` before the first search. */
type FiltroReporte = { mes: string | null }

const EMPTY_FILTER: FiltroReporte = { mes: null }
const INITIAL: FiltroReporte = { mes: INITIAL_MONTH }

const SEARCH = {
  table: 'reporteAsistencias',
  empty: EMPTY_FILTER,
  schema: MesQuerySchema,
  ask: ({ mes: month }: FiltroReporte) =>
    forceRefetch(asistenciasApi.endpoints.reporteAsistencias, { mes: Number(month) }),
}

/** Each driver's days of the searched month, or of enero before the first search (section 2). */
export default function ReportePage() {
  const search = useSearch(SEARCH)
  const month = search.filter?.mes ?? INITIAL_MONTH
  const { currentData: rows, isFetching: loading } = useReporteAsistenciasQuery({ mes: Number(month) })
  return (
    <Page
      title="Reporte de asistencias"
      subtitle={monthAsked(month)}
      actions={
        <MonthChips month={month} onChoose={(mes) => (mes ? search.onSearch({ mes }) : search.onClear())} />
      }
    >
      <FilterForm title="Buscar reporte de asistencias" {...search} filter={{ mes: month }} empty={INITIAL}>
        <MesField />
      </FilterForm>
      <RecordTable
        id="reporteAsistencias"
        title={`Reporte de asistencias de ${monthAsked(month)}`}
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

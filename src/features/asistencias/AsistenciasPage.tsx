import { Page } from '../../ui/Page'
import { RecordTable } from '../../records/table/RecordTable'
import { COLUMNS, ROWS_PER_PAGE, monthAsked } from './columns'
import { ConsultaForm } from './ConsultaForm'
import { Caption } from './Month'
import { useConsulta } from './useConsulta'

/** The drivers' attendance, by month or by day (section 2). */
export default function AsistenciasPage() {
  const { rows, loading, search } = useConsulta()
  const { filter } = search
  const month = filter?.tipo === 'mes' && filter.mes
  const title = month ? `Asistencias de ${monthAsked(month)}` : 'Asistencias'
  return (
    <Page title="Asistencias">
      <ConsultaForm search={search} />
      {month && <Caption>{title}</Caption>}
      <RecordTable
        id="asistencias"
        title={title}
        rows={rows}
        columns={COLUMNS}
        loading={loading}
        emptyMessage="No hay asistencias."
        rowsPerPage={ROWS_PER_PAGE}
        exportOptions={{ fileName: 'asistencias', search: filter }}
      />
    </Page>
  )
}

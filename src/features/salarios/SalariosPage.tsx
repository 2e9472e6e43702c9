import { skipToken } from '@reduxjs/toolkit/query'
import { useMemo } from 'react'
import { isOwnServer } from '../../api/client/baseUrl'
import { useResumenSalariosQuery, useSalariosQuery } from '../../api/salarios'
import { BusquedaSalariosSchema } from '../../contract/salarios'
import { FilterForm } from '../../records/searches/FilterForm'
import { searchedDays } from '../../records/searches/periods'
import { ViewActions } from '../../records/searches/ViewActions'
import { useViewedSearch } from '../../records/searches/useViewedSearch'
import { ConductorSelect } from '../../records/selectors/ConductorSelect'
import { RecordTable } from '../../records/table/RecordTable'
import { SearchDateField } from '../../ui/fields/SearchDateField'
import { LoadError } from '../../ui/loading/LoadError'
import { Page } from '../../ui/Page'
import { COLUMNS } from './columns'
import { ConductoresTable } from './ConductoresTable'
import { DifferenceChart } from './DifferenceChart'
import { SEARCH } from './search'
import { totalsOf } from './totals'

const VIEWS = { lista: 'Una por una', conductor: 'Por conductor' }

/** The drivers' salaries, a row per settlement (section 2); on our own server also by driver, with what the sensor says more than the register. */
export default function SalariosPage() {
  const search = useViewedSearch(SEARCH)
  const { fields, view, form } = search
  const { currentData: table, isFetching } = useSalariosQuery(view ? skipToken : fields)
  const isDated = Boolean(fields.fechaInicial ?? fields.fechaFinal)
  const summary = useResumenSalariosQuery(view || (isDated && isOwnServer()) ? fields : skipToken)
  const totals = useMemo(() => totalsOf(table), [table])

  return (
    <Page
      title="Salarios"
      subtitle={searchedDays(fields)}
      actions={<ViewActions search={search} views={VIEWS} />}
    >
      <FilterForm title="Buscar salarios" {...form} schema={BusquedaSalariosSchema}>
        <ConductorSelect name="documento" withRetired />
        <SearchDateField name="fechaInicial" label="Fecha Inicio" width={140} />
        <SearchDateField name="fechaFinal" label="Fecha Final" width={140} />
      </FilterForm>
      {view ? (
        <>
          <LoadError query={summary} />
          <ConductoresTable summary={summary.currentData} loading={summary.isFetching} search={fields} />
        </>
      ) : (
        <RecordTable
          id="salarios"
          title="Salarios"
          rows={table?.salarios}
          columns={COLUMNS}
          loading={isFetching}
          emptyMessage="No hay salarios."
          totals={totals}
          exportOptions={{ fileName: 'salarios', search: fields }}
        />
      )}
      {isDated && summary.currentData && <DifferenceChart summary={summary.currentData} />}
    </Page>
  )
}

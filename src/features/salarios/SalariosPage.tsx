import { useMemo } from 'react'
import { useSalariosQuery } from '../../api/salarios'
import { FilterForm } from '../../records/searches/FilterForm'
import { useSearch } from '../../records/searches/useSearch'
import { ConductorSelect } from '../../records/selectors/ConductorSelect'
import { RecordTable } from '../../records/table/RecordTable'
import { SearchDateField } from '../../ui/fields/SearchDateField'
import { Page } from '../../ui/Page'
import { COLUMNS } from './columns'
import { SalariosChart } from './SalariosChart'
import { EMPTY_FILTER, SEARCH } from './search'
import { totalsOf } from './totals'

/** The drivers' salaries, a row per settlement (section 2). */
export default function SalariosPage() {
  const search = useSearch(SEARCH)
  const { data, currentData: table, isFetching } = useSalariosQuery(search.filter ?? EMPTY_FILTER)
  const totals = useMemo(() => totalsOf(table), [table])
  // While loading, the chart keeps the former answer.
  const drawn = isFetching ? data : table

  return (
    <Page title="Salarios">
      <FilterForm title="Buscar salarios" {...search}>
        <ConductorSelect name="documento" withRetired />
        <SearchDateField name="fechaInicial" label="Fecha Inicio" width={140} />
        <SearchDateField name="fechaFinal" label="Fecha Final" width={140} />
      </FilterForm>
      <RecordTable
        id="salarios"
        title="Salarios"
        rows={table?.salarios}
        columns={COLUMNS}
        loading={isFetching}
        emptyMessage="No hay salarios."
        totals={totals}
        exportOptions={{ fileName: 'salarios', search: search.filter }}
      />
      <SalariosChart salarios={drawn?.salarios} />
    </Page>
  )
}

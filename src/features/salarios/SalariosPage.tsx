import { useMemo } from 'react'
import { Page } from '../../ui/Page'
import { RecordTable } from '../../records/table/RecordTable'
import { SearchForm } from './SearchForm'
import { COLUMNS } from './columns'
import { SalariosChart } from './SalariosChart'
import { totalsOf } from './totals'
import { useSalarios } from './useSalarios'

/** The drivers' salaries, a row per settlement (section 2). */
export default function SalariosPage() {
  const { table, drawn, loading, filter, search, clear } = useSalarios()
  const totals = useMemo(() => totalsOf(table), [table])

  return (
    <Page title="Salarios">
      <SearchForm filter={filter} onSearch={search} onClear={clear} />
      <RecordTable
        id="salarios"
        title="Salarios"
        rows={table?.salarios}
        columns={COLUMNS}
        loading={loading}
        emptyMessage="No hay salarios."
        totals={totals}
        exportOptions={{ fileName: 'salarios', search: filter }}
      />
      <SalariosChart salarios={drawn?.salarios} />
    </Page>
  )
}

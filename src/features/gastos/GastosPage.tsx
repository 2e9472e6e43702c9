import { useMemo } from 'react'
import { Page } from '../../ui/Page'
import { RecordTable } from '../../records/table/RecordTable'
import { SearchForm } from './SearchForm'
import { COLUMNS } from './columns'
import { GastosChart } from './GastosChart'
import { totalsOf } from './totals'
import { useGastos } from './useGastos'

/** The expenses of the settlements, one per row (section 2). */
export default function GastosPage() {
  const { reporte, drawn, loading, filter, search, clear } = useGastos()
  const totals = useMemo(() => totalsOf(reporte), [reporte])

  return (
    <Page title="Reporte de gastos">
      <SearchForm filter={filter} onSearch={search} onClear={clear} />
      <GastosChart gastos={drawn?.gastos} />
      <RecordTable
        id="gastos"
        title="Reporte de gastos"
        rows={reporte?.gastos}
        columns={COLUMNS}
        loading={loading}
        emptyMessage="No hay reporte de gastos."
        totals={totals}
        exportOptions={{ fileName: 'reporte-de-gastos', search: filter }}
      />
    </Page>
  )
}

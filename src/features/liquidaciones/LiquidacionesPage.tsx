import { useState } from 'react'
import { useDialogState } from '../../records/dialog/useDialogState'
import { useDialogFromNavigation } from '../../records/arrival/useDialogFromNavigation'
import { Page } from '../../ui/Page'
import { RecordTable } from '../../records/table/RecordTable'
import { Actions } from './Actions'
import { SearchForm } from './SearchForm'
import { COLUMNS, LEGEND, TABLE, highlightPending } from './columns'
import { LazyPeriods } from './LazyPeriods'
import { LiquidacionDialogs, type OpenDialog } from './LiquidacionDialogs'
import { BULK } from './bulk'
import { totalsOf } from './totals'
import { useDetailOnArrival } from './useDetailOnArrival'
import { useExport } from './useExport'
import { useLiquidaciones } from './useLiquidaciones'

/** The home: every settlement, most recently entered first (section 2). */
export default function LiquidacionesPage() {
  const { rows, partial, totals, loading, filter, call, found, apply, onSearch, onClear } = useLiquidaciones()
  const exportOptions = useExport(call, filter?.parte ?? null)
  const [uuid, setUuid] = useState<string | null>(null)
  const open = useDialogState<OpenDialog>('liquidaciones')
  useDialogFromNavigation({
    crear: () => open.openDialog('crear'),
    sensores: () => open.openDialog('sensores'),
  })
  useDetailOnArrival(found, (shown) => {
    setUuid(shown)
    open.openDialog('detalle', shown)
  })
  const onNext = (next: string) => {
    setUuid(next)
    open.openDialog('liquidar', next)
  }

  return (
    <Page
      title="Liquidaciones"
      actions={
        <LazyPeriods
          listed={rows !== undefined}
          filter={filter}
          found={found}
          onSearch={onSearch}
          onPart={apply}
          onClear={onClear}
        />
      }
    >
      <SearchForm table={TABLE} filter={filter} onSearch={onSearch} onClear={onClear} />
      <RecordTable
        id={TABLE}
        title="Liquidaciones"
        rows={rows}
        partial={partial}
        columns={COLUMNS}
        loading={loading}
        emptyMessage="No hay liquidaciones."
        selection={{ uuid, onChange: setUuid }}
        onDoubleClick={(row) => open.openDialog('detalle', row)}
        highlightedRow={highlightPending}
        legend={LEGEND}
        bulk={BULK}
        totals={totals ? totalsOf([totals]) : totalsOf}
        exportOptions={exportOptions}
        actions={<Actions uuid={uuid} onOpen={open.openDialog} />}
      />
      <LiquidacionDialogs
        list={!loading}
        rows={rows}
        dialog={open.dialog}
        uuid={open.uuid}
        onNext={onNext}
        onClose={open.close}
      />
    </Page>
  )
}

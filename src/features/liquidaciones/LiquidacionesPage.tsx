import { useEventCallback } from '@mui/material/utils'
import { useState } from 'react'
import { isOwnServer } from '../../api/client/baseUrl'
import { useDialogState } from '../../ui/crud/useDialogState'
import { Page } from '../../ui/Page'
import { DataTable } from '../../ui/table/DataTable'
import { Actions } from './Actions'
import { SearchForm } from './SearchForm'
import { COLUMNS, LEGEND, highlightPending } from './columns'
import { LiquidacionDialogs, type OpenDialog } from './LiquidacionDialogs'
import { totalsOf } from './totals'
import { useExport } from './useExport'
import { useLiquidaciones } from './useLiquidaciones'

const TABLE = 'liquidaciones'

/** The home: every settlement, most recently entered first (section 2). */
export default function LiquidacionesPage() {
  const { rows, partial, totals, loading, filter, search, clear } = useLiquidaciones()
  const exportOptions = useExport(filter)
  const [uuid, setUuid] = useState<string | null>(null)
  const open = useDialogState<OpenDialog>('liquidaciones')
  // Our own server records why a settled one is deleted. Decided at the opening: the row goes before the dialog does.
  const openDialog = useEventCallback((dialog: OpenDialog, opened: string | null) => {
    const asksReason =
      dialog === 'eliminar' && isOwnServer() && rows?.find((row) => row.uuid === opened)?.liquidada
    open.openDialog(asksReason ? 'eliminarLiquidada' : dialog, opened)
  })

  return (
    <Page title="Liquidaciones">
      <SearchForm table={TABLE} filter={filter} onSearch={search} onClear={clear} />
      <DataTable
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
        totals={totals ? totalsOf([totals]) : totalsOf}
        exportOptions={exportOptions}
        actions={<Actions uuid={uuid} onOpen={openDialog} />}
      />
      <LiquidacionDialogs list={!loading} dialog={open.dialog} uuid={open.uuid} onClose={open.close} />
    </Page>
  )
}

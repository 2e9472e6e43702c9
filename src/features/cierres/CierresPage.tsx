import { useMemo, useState } from 'react'
import { useDialogState } from '../../records/dialog/useDialogState'
import { LoadError } from '../../ui/loading/LoadError'
import { onDemand } from '../../ui/loading/onDemand'
import { Page } from '../../ui/Page'
import { RecordTable } from '../../records/table/RecordTable'
import { Actions } from './Actions'
import { ClosedDays } from './ClosedDays'
import { COLUMNS, LEGEND, highlightedRow, totalsOf } from './columns'
import { Missing } from './Missing'
import { idOf, rowOf } from './rows'
import { SearchForm } from './SearchForm'
import { useCierres } from './useCierres'
import { useOpenCaja } from './useOpenCaja'

// Each form's code comes when it is first opened.
const CerrarDialog = onDemand(() => import('./CerrarDialog'))
const ReabrirDialog = onDemand(() => import('./ReabrirDialog'))

/** The tills of a day: what each person's money comes to, and its closing. */
export default function CierresPage() {
  const { cierres, loading, error, retry, filter, search, clear } = useCierres()
  const [id, setId] = useState<string | null>(null)
  const { dialog, uuid: opened, openDialog, close } = useDialogState<'cerrar' | 'reabrir'>('cierres')
  const rows = useMemo(() => cierres?.cajas.map(rowOf), [cierres])
  const cajaOf = (wanted: string | null) => cierres?.cajas.find((caja) => idOf(caja) === wanted)
  const { caja: inDialog, isGone } = useOpenCaja(cierres, opened)

  return (
    <Page title="Cierre del día">
      <SearchForm filter={filter} onSearch={search} onClear={clear} />
      {error && !loading && <LoadError error={error} onRetry={() => void retry()} />}
      {cierres && <Missing cierres={cierres} />}
      {cierres && <ClosedDays cierres={cierres} />}
      <RecordTable
        id="cierres"
        title="Cierre del día"
        rows={rows}
        columns={COLUMNS}
        rowId="id"
        loading={loading}
        emptyMessage="No hay liquidaciones entregadas ese día."
        selection={{ uuid: id, onChange: setId }}
        highlightedRow={highlightedRow}
        legend={LEGEND}
        totals={totalsOf}
        actions={<Actions caja={cajaOf(id)} onOpen={(name) => openDialog(name, id)} />}
        exportOptions={{ fileName: 'cierre-del-dia', search: { fecha: cierres?.fecha ?? null } }}
      />
      {cierres && inDialog && dialog === 'cerrar' && (
        <CerrarDialog cierres={cierres} caja={inDialog} isGone={isGone} onClose={close} />
      )}
      {inDialog && dialog === 'reabrir' && <ReabrirDialog caja={inDialog} onClose={close} />}
    </Page>
  )
}

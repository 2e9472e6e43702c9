import { useState } from 'react'
import type { Cambio } from '../../contract/historial'
import { LoadError } from '../../ui/loading/LoadError'
import { lazyComponent } from '../../ui/loading/lazyComponent'
import { Page } from '../../ui/Page'
import { Actions } from './Actions'
import HistorialTable from './HistorialTable'
import { SearchForm } from './SearchForm'
import { useHistorial } from './useHistorial'

// Its code loads when it is first opened.
const HistorialDialog = lazyComponent(() => import('../../records/historial/HistorialDialog'))

/** Who did what: every change of every record, newest first. */
export default function HistorialPage() {
  const { rows, loading, error, retry, searched, search, ...pages } = useHistorial()
  const [sequence, setSequence] = useState<number | null>(null)
  const [opened, setOpened] = useState<Cambio | null>(null)
  const selected = rows?.find(({ secuencia }) => secuencia === sequence)

  return (
    <Page title="Historial">
      <SearchForm {...search} />
      {error && !loading && <LoadError error={error} onRetry={() => void retry()} />}
      <HistorialTable
        rows={rows}
        loading={loading}
        page={pages.page}
        hasNextPage={pages.hasNextPage}
        onPage={pages.turnTo}
        selected={selected}
        onSelect={(change) => setSequence(change?.secuencia ?? null)}
        onOpen={setOpened}
        actions={<Actions selected={selected} search={searched} onOpen={setOpened} />}
      />
      {opened && (
        <HistorialDialog
          sustantivo={opened.sustantivo}
          identificador={opened.identificador}
          onClose={() => setOpened(null)}
        />
      )}
    </Page>
  )
}

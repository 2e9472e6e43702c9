import { useState } from 'react'
import { forceRefetch } from '../../api/client/forceRefetch'
import { historialApi, useHistorialQuery, type FiltroHistorial } from '../../api/historial'
import { FECHA_FINAL_MAYOR, finalNoAntesDeInicial } from '../../contract/fechas'
import { HistorialQuerySchema, type Cambio } from '../../contract/historial'
import { useSearch } from '../../records/searches/useSearch'
import { LoadError } from '../../ui/loading/LoadError'
import { lazyComponent } from '../../ui/loading/lazyComponent'
import { Page } from '../../ui/Page'
import { Actions } from './Actions'
import HistorialTable, { PAGE_SIZE } from './HistorialTable'
import { SearchForm } from './SearchForm'

// Its code loads when it is first opened.
const HistorialDialog = lazyComponent(() => import('../../records/historial/HistorialDialog'))

const EMPTY_FILTER: FiltroHistorial = {
  usuario: null,
  desde: null,
  hasta: null,
  sustantivo: null,
  tipo: null,
  registro: null,
}

const firstPage = (filter: FiltroHistorial) => ({ ...filter, antesDe: null, limite: PAGE_SIZE })

const SEARCH = {
  table: 'historial',
  empty: EMPTY_FILTER,
  /** The rules of the call, and that its days are in order. One day alone is both. */
  schema: HistorialQuerySchema.omit({ antesDe: true, limite: true }).refine(
    ({ desde, hasta }) => finalNoAntesDeInicial({ fechaInicial: desde, fechaFinal: hasta }),
    { error: FECHA_FINAL_MAYOR, path: ['hasta'] },
  ),
  ask: (filter: FiltroHistorial) => forceRefetch(historialApi.endpoints.historial, firstPage(filter)),
}

interface Pages {
  /** The search that they are of; undefined for none yet. */
  filter: FiltroHistorial | null | undefined
  page: number
  cursors: readonly number[]
}
const FIRST_PAGE: Pages = { filter: undefined, page: 0, cursors: [] }

/**
 * Who did what: every change of every record, newest first. The server answers those before a change: of each page turned so far
 * the last change of the one before it is kept.
 */
export default function HistorialPage() {
  const search = useSearch(SEARCH)
  const { filter } = search
  const searched = filter ?? EMPTY_FILTER
  const [pages, setPages] = useState(FIRST_PAGE)
  // Another search begins at its first page.
  const { page, cursors } = pages.filter === filter ? pages : FIRST_PAGE
  const { currentData, isFetching, error, refetch } = useHistorialQuery({
    ...firstPage(searched),
    antesDe: cursors[page - 1] ?? null,
  })
  const rows = currentData?.cambios
  const [sequence, setSequence] = useState<number | null>(null)
  const [opened, setOpened] = useState<Cambio | null>(null)
  const selected = rows?.find(({ secuencia }) => secuencia === sequence)

  const turnTo = (next: number) => {
    const last = rows?.at(-1)
    if (next > page && !last) return
    setPages({ filter, page: next, cursors: last ? [...cursors.slice(0, page), last.secuencia] : cursors })
  }

  return (
    <Page title="Historial">
      <SearchForm
        {...search}
        onSearch={(next) => {
          setPages(FIRST_PAGE)
          search.onSearch(next)
        }}
        onClear={() => {
          setPages(FIRST_PAGE)
          search.onClear()
        }}
      />
      {error && !isFetching && <LoadError error={error} onRetry={() => void refetch()} />}
      <HistorialTable
        rows={rows}
        loading={isFetching}
        page={page}
        hasNextPage={currentData?.hayMas}
        onPage={turnTo}
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

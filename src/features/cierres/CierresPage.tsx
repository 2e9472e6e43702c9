import { useMemo, useState } from 'react'
import { cierresApi, useCierresQuery, type FiltroCierres } from '../../api/cierres'
import { forceRefetch } from '../../api/client/forceRefetch'
import { today } from '../../api/client/today'
import { CierresQuerySchema, type Caja } from '../../contract/cierres'
import { useKeptDialog } from '../../records/dialog/useDialogState'
import { FilterForm } from '../../records/searches/FilterForm'
import { useSearch } from '../../records/searches/useSearch'
import { RecordTable } from '../../records/table/RecordTable'
import { SearchDateField } from '../../ui/fields/SearchDateField'
import { LoadError } from '../../ui/loading/LoadError'
import { lazyComponent } from '../../ui/loading/lazyComponent'
import { Page } from '../../ui/Page'
import { Actions } from './Actions'
import { ClosedDays } from './ClosedDays'
import { COLUMNS, LEGEND, highlightedRow, totalsOf } from './columns'
import { Missing } from './Missing'
import { idOf, rowOf } from './rows'

// Each form's code comes when it is first opened.
const CerrarDialog = lazyComponent(() => import('./CerrarDialog'))
const ReabrirDialog = lazyComponent(() => import('./ReabrirDialog'))

const EMPTY_FILTER: FiltroCierres = { fecha: null }

const SEARCH = {
  table: 'cierres',
  empty: EMPTY_FILTER,
  schema: CierresQuerySchema,
  ask: ({ fecha }: FiltroCierres) => forceRefetch(cierresApi.endpoints.cierres, { fecha: fecha ?? today() }),
}

/** The tills of a day, today's before the first search: what each person's money comes to, and its closing. */
export default function CierresPage() {
  const search = useSearch(SEARCH)
  const { filter } = search
  // Midnight takes no till away that is being counted; Limpiar asks what day it is.
  const [day, setDay] = useState(today)
  const asked = useMemo(() => ({ fecha: filter?.fecha ?? day }), [filter, day])
  // Settlements are entered on another screen.
  const query = useCierresQuery(asked, { refetchOnMountOrArgChange: true })
  const { currentData: cierres, isFetching } = query
  const [id, setId] = useState<string | null>(null)
  /** Open dialog and the uuid of its row, null for one's own till, which may be in none. */
  const [open, setOpen] = useKeptDialog<{ dialog: 'cerrar' | 'reabrir'; uuid: string | null }>('cierres')
  const rows = useMemo(() => cierres?.cajas.map(rowOf), [cierres])
  const own = cierres?.propia ?? undefined
  const cajaOf = (wanted?: string | null) => cierres?.cajas.find((caja) => idOf(caja) === wanted)
  const now = open?.uuid === null ? own : cajaOf(open?.uuid)
  // A dialog goes on with its till as it last was when the day has it no more.
  const [last, setLast] = useState<Caja>()
  if (now && now !== last) setLast(now)
  const inDialog = now ?? (last && idOf(last) === open?.uuid ? last : undefined)
  const empty = useMemo(() => ({ fecha: day }), [day])
  const clear = () => {
    setDay(today())
    search.onClear()
  }

  return (
    <Page title="Cierre del día">
      <FilterForm title="Buscar el día" {...search} shown={asked} empty={empty} onClear={clear}>
        <SearchDateField name="fecha" label="Fecha de entrega" required width={160} />
      </FilterForm>
      <LoadError query={query} />
      {cierres && <Missing cierres={cierres} />}
      {cierres && <ClosedDays cierres={cierres} />}
      <RecordTable
        id="cierres"
        title="Cierre del día"
        rows={rows}
        columns={COLUMNS}
        rowId="id"
        loading={isFetching}
        emptyMessage="No hay liquidaciones entregadas ese día."
        selection={{ uuid: id, onChange: setId }}
        highlightedRow={highlightedRow}
        legend={LEGEND}
        totals={totalsOf}
        actions={
          <Actions
            caja={cajaOf(id)}
            onOpen={(dialog) => setOpen({ dialog, uuid: id })}
            onOpenOwn={
              own && !cajaOf(idOf(own)) ? () => setOpen({ dialog: 'cerrar', uuid: null }) : undefined
            }
          />
        }
        exportOptions={{ fileName: 'cierre-del-dia', search: { fecha: cierres?.fecha ?? null } }}
      />
      {cierres && inDialog && open?.dialog === 'cerrar' && (
        <CerrarDialog cierres={cierres} caja={inDialog} isGone={!now} onClose={() => setOpen(null)} />
      )}
      {inDialog && open?.dialog === 'reabrir' && (
        <ReabrirDialog caja={inDialog} onClose={() => setOpen(null)} />
      )}
    </Page>
  )
}

import { skipToken } from '@reduxjs/toolkit/query'
import { useMemo } from 'react'
import {
  carteraApi,
  useDeudasDeConductorQuery,
  useDeudasQuery,
  useEliminarDeudaMutation,
} from '../../api/cartera'
import { forceRefetch } from '../../api/client/forceRefetch'
import { isOwnServer } from '../../api/client/baseUrl'
import { BusquedaPorConductorSchema } from '../../contract/conductores'
import type { DeudaFila } from '../../contract/deudas'
import { filtro } from '../../contract/textos'
import * as z from '../../contract/zod'
import { DEUDAS } from '../../records/nouns/cartera'
import type { Records } from '../../records/page/records'
import { CREATE, DELETE, EDIT } from '../../records/page/rowActions'
import { useSearch } from '../../records/searches/useSearch'
import { ViewToggle } from '../../ui/buttons/ViewToggle'
import { lazyComponent } from '../../ui/loading/lazyComponent'
import { CarteraPage, NO_CONDUCTOR, type FiltroConductor } from './CarteraPage'
import { DEUDAS_COLUMNS } from './columns'
import { eliminarDialog } from './EliminarDialog'
import { deudasTotals } from './totals'

// The form's code loads when it is first opened.
const DeudaDialog = lazyComponent(() => import('./DeudaDialog'))

const RECORDS: Records<DeudaFila> = {
  noun: DEUDAS,
  title: 'Deudas',
  emptyMessage: 'No hay deudas.',
  columns: DEUDAS_COLUMNS,
  actions: [
    { ...CREATE, permission: 'crearDeuda' },
    { ...DELETE, permission: 'eliminarDeuda' },
    { ...EDIT, permission: 'editarDeuda' },
  ],
  loadImport: () => import('./importarDeudas'),
  dialogs: {
    crear: DeudaDialog,
    editar: DeudaDialog,
    eliminar: eliminarDialog(
      useEliminarDeudaMutation,
      'Eliminar Deuda',
      '¿Estás seguro que deseas eliminar la deuda?',
    ),
  },
}

// Its code loads when it is first shown.
const CuentasTable = lazyComponent(() => import('./CuentasTable'))

/** `vista`: what each driver owes, in place of a search's debts. */
type FiltroDeudas = FiltroConductor & { vista: 'conductor' | null }

const VIEWS = { una: 'Una por una', conductor: 'Por conductor' }

const EMPTY: FiltroDeudas = { ...NO_CONDUCTOR, vista: null }

const { deudas, deudasDeConductor } = carteraApi.endpoints

const SEARCH = {
  table: 'deudas',
  empty: EMPTY,
  schema: BusquedaPorConductorSchema.extend({ vista: filtro(z.literal('conductor')) }),
  ask: ({ documento }: FiltroDeudas) =>
    documento ? forceRefetch(deudasDeConductor, { documento }) : forceRefetch(deudas, undefined),
}

/** The drivers' debts (section 2). On our own server also what each driver owes. */
export default function DeudasPage() {
  const search = useSearch(SEARCH)
  const { filter, apply, onSearch, onClear } = search
  const documento = filter?.documento
  const byConductor = isOwnServer() && filter?.vista === 'conductor' && !documento
  const all = useDeudasQuery(documento || byConductor ? skipToken : undefined)
  const own = useDeudasDeConductorQuery(documento ? { documento } : skipToken)
  const { currentData: table, isFetching } = documento ? own : all
  const totals = useMemo(() => deudasTotals(table), [table])
  const searchOf = (documento: string | null) => onSearch({ documento, vista: null })
  return (
    <CarteraPage
      records={RECORDS}
      rows={table?.deudas}
      loading={isFetching}
      totals={totals}
      search={{
        ...search,
        schema: BusquedaPorConductorSchema,
        empty: NO_CONDUCTOR,
        filter: filter && { documento: filter.documento },
        onSearch: (typed) => searchOf(typed.documento),
      }}
      views={
        isOwnServer() && (
          <ViewToggle
            view={byConductor ? 'conductor' : 'una'}
            names={VIEWS}
            onChange={(view) => (view === 'conductor' ? apply({ ...EMPTY, vista: view }) : onClear())}
          />
        )
      }
      otherView={byConductor ? <CuentasTable onOpen={searchOf} /> : undefined}
    />
  )
}

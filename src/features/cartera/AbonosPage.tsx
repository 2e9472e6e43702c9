import { skipToken } from '@reduxjs/toolkit/query'
import { useMemo } from 'react'
import {
  carteraApi,
  useAbonosDeConductorQuery,
  useAbonosQuery,
  useEliminarAbonoMutation,
} from '../../api/cartera'
import { forceRefetch } from '../../api/client/forceRefetch'
import type { AbonoFila } from '../../contract/abonos'
import { BusquedaPorConductorSchema } from '../../contract/conductores'
import { ABONOS } from '../../records/nouns/cartera'
import type { Records } from '../../records/page/records'
import { CREATE, DELETE, EDIT } from '../../records/page/rowActions'
import { useSearch } from '../../records/searches/useSearch'
import { lazyComponent } from '../../ui/loading/lazyComponent'
import { CarteraPage, NO_CONDUCTOR, type FiltroConductor } from './CarteraPage'
import { ABONOS_COLUMNS } from './columns'
import { eliminarDialog } from './EliminarDialog'
import { abonosTotals } from './totals'

// The form's code loads when it is first opened.
const AbonoDialog = lazyComponent(() => import('./AbonoDialog'))

const RECORDS: Records<AbonoFila> = {
  noun: ABONOS,
  title: 'Abonos',
  emptyMessage: 'No hay abonos.',
  columns: ABONOS_COLUMNS,
  actions: [
    { ...CREATE, permission: 'crearAbono' },
    { ...DELETE, permission: 'eliminarAbono' },
    { ...EDIT, permission: 'editarAbono' },
  ],
  loadImport: () => import('./importarAbonos'),
  dialogs: {
    crear: AbonoDialog,
    editar: AbonoDialog,
    eliminar: eliminarDialog(
      useEliminarAbonoMutation,
      'Eliminar Abono',
      '¿Estás seguro que deseas eliminar el abono?',
    ),
  },
}

const { abonos, abonosDeConductor } = carteraApi.endpoints

const SEARCH = {
  table: 'abonos',
  empty: NO_CONDUCTOR,
  schema: BusquedaPorConductorSchema,
  ask: ({ documento }: FiltroConductor) =>
    documento ? forceRefetch(abonosDeConductor, { documento }) : forceRefetch(abonos, undefined),
}

/** The drivers' repayments (section 2). */
export default function AbonosPage() {
  const search = useSearch(SEARCH)
  const documento = search.filter?.documento
  const all = useAbonosQuery(documento ? skipToken : undefined)
  const own = useAbonosDeConductorQuery(documento ? { documento } : skipToken)
  const { currentData: table, isFetching } = documento ? own : all
  const totals = useMemo(() => abonosTotals(table), [table])
  return (
    <CarteraPage
      records={RECORDS}
      rows={table?.abonos}
      loading={isFetching}
      totals={totals}
      search={search}
    />
  )
}

import { useBusesQuery } from '../../api/buses'
import type { BusFila } from '../../contract/buses'
import { BUSES } from '../../records/nouns/buses'
import { RecordsPage } from '../../records/page/RecordsPage'
import type { Records } from '../../records/page/records'
import { CREATE, EDIT } from '../../records/page/rowActions'
import { lazyComponent } from '../../ui/loading/lazyComponent'
import { COLUMNS } from './columns'

// The form's code loads when it is first opened.
const BusDialog = lazyComponent(() => import('./BusDialog'))

const RECORDS: Records<BusFila> = {
  noun: BUSES,
  title: 'Buses',
  emptyMessage: 'No hay buses.',
  columns: COLUMNS,
  actions: [
    { ...CREATE, permission: 'crearBus' },
    { ...EDIT, permission: 'editarBus' },
  ],
  loadImport: () => import('./importar'),
  dialogs: { crear: BusDialog, editar: BusDialog },
}

/** The buses with their routes and drivers (section 2). */
export default function BusesPage() {
  const { data: rows, isFetching: loading } = useBusesQuery()
  return <RecordsPage records={RECORDS} rows={rows} loading={loading} />
}

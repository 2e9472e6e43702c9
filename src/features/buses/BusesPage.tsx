import { useBusesQuery } from '../../api/buses'
import { useKeptDialog } from '../../ui/crud/useDialogState'
import { useOpenOnArrival } from '../../ui/crud/useOpenOnArrival'
import { useSelectedOnArrival } from '../../ui/crud/useSelectedOnArrival'
import { Page } from '../../ui/Page'
import { DataTable } from '../../ui/table/DataTable'
import { Actions } from './Actions'
import { BusDialogs, type OpenDialog } from './BusDialogs'
import { COLUMNS } from './columns'

/** The buses with their routes and drivers (section 2). */
export default function BusesPage() {
  const { data: rows, isFetching: loading } = useBusesQuery()
  const [numero, setNumero] = useSelectedOnArrival()
  const [dialog, setDialog] = useKeptDialog<OpenDialog>('buses')
  useOpenOnArrival({ crear: () => setDialog({ nombre: 'crear' }) })
  const bus = rows?.find((row) => row.numero === numero)

  return (
    <Page title="Buses">
      <DataTable
        id="buses"
        title="Buses"
        rows={rows}
        columns={COLUMNS}
        rowId="numero"
        loading={loading}
        emptyMessage="No hay buses."
        selection={{ uuid: numero, onChange: setNumero }}
        actions={<Actions bus={bus} onOpen={setDialog} />}
      />
      <BusDialogs
        dialog={dialog}
        onCreated={(row) => setNumero(row.numero)}
        onClose={() => setDialog(null)}
      />
    </Page>
  )
}

import { useConductoresIngresosQuery } from '../../api/conductores'
import { useKeptDialog } from '../../ui/crud/useDialogState'
import { useOpenOnArrival } from '../../ui/crud/useOpenOnArrival'
import { useSelectedOnArrival } from '../../ui/crud/useSelectedOnArrival'
import { Page } from '../../ui/Page'
import { DataTable } from '../../ui/table/DataTable'
import { Actions } from './Actions'
import { COLUMNS, LEGEND, highlightRetired } from './columns'
import { ConductorDialogs, type OpenDialog } from './ConductorDialogs'
import { SEVERAL } from './several'

/** Every driver, active or retired (section 2). */
export default function ConductoresPage() {
  const { data: rows, isFetching: loading } = useConductoresIngresosQuery()
  const [documento, setDocumento] = useSelectedOnArrival()
  const [dialog, setDialog] = useKeptDialog<OpenDialog>('conductores')
  useOpenOnArrival({ crear: () => setDialog({ nombre: 'crear' }) })
  const conductor = rows?.find((row) => row.documento === documento)

  return (
    <Page title="Conductores">
      <DataTable
        id="conductores"
        title="Conductores"
        rows={rows}
        columns={COLUMNS}
        rowId="documento"
        loading={loading}
        emptyMessage="No hay conductores."
        selection={{ uuid: documento, onChange: setDocumento }}
        highlightedRow={highlightRetired}
        legend={LEGEND}
        several={SEVERAL}
        exportOptions={{ fileName: 'conductores' }}
        actions={<Actions conductor={conductor} onOpen={setDialog} />}
      />
      <ConductorDialogs
        dialog={dialog}
        onCreated={(row) => setDocumento(row.documento)}
        onClose={() => setDialog(null)}
      />
    </Page>
  )
}

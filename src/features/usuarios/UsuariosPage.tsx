import { useState } from 'react'
import { useUsuariosQuery } from '../../api/usuarios'
import { useKeptDialog } from '../../ui/crud/useDialogState'
import { useOpenOnArrival } from '../../ui/crud/useOpenOnArrival'
import { Page } from '../../ui/Page'
import { DataTable } from '../../ui/table/DataTable'
import { Actions } from './Actions'
import { COLUMNS, LEGEND, highlightDisabled } from './columns'
import { UsuarioDialogs, type OpenDialog } from './UsuarioDialogs'

/** The people who use the product, for an administrator. */
export default function UsuariosPage() {
  const { data: rows, isFetching: loading } = useUsuariosQuery()
  const [uuid, setUuid] = useState<string | null>(null)
  const [dialog, setDialog] = useKeptDialog<OpenDialog>('usuarios')
  useOpenOnArrival({ crear: () => setDialog({ nombre: 'crear' }) })
  const usuario = rows?.find((row) => row.uuid === uuid)

  return (
    <Page title="Usuarios">
      <DataTable
        id="usuarios"
        title="Usuarios"
        rows={rows}
        columns={COLUMNS}
        loading={loading}
        emptyMessage="No hay usuarios."
        selection={{ uuid, onChange: setUuid }}
        highlightedRow={highlightDisabled}
        legend={LEGEND}
        actions={<Actions usuario={usuario} onOpen={setDialog} />}
      />
      <UsuarioDialogs
        dialog={dialog}
        onCreated={(row) => setUuid(row.uuid)}
        onClose={() => setDialog(null)}
      />
    </Page>
  )
}

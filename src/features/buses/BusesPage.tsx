import AddIcon from '@mui/icons-material/Add'
import EditIcon from '@mui/icons-material/EditOutlined'
import { useState } from 'react'
import { useBusesQuery } from '../../api/buses'
import type { BusFila } from '../../contract/buses'
import { useKeptDialog } from '../../ui/crud/useDialogState'
import { onDemand } from '../../ui/loading/onDemand'
import { Page } from '../../ui/Page'
import { RoleButton } from '../../ui/buttons/RoleButton'
import { DataTable } from '../../ui/table/DataTable'
import { COLUMNS } from './columns'

// Each form's code comes when it is first opened.
const CrearDialog = onDemand(() => import('./CrearDialog'))
const EditarDialog = onDemand(() => import('./EditarDialog'))

/** The buses with their routes and drivers (section 2). */
export default function BusesPage() {
  const { data: rows, isFetching } = useBusesQuery()
  const [numero, setNumero] = useState<string | null>(null)
  /** 'crear', or the bus that is being edited, as it was when the dialog opened. */
  const [dialog, setDialog] = useKeptDialog<'crear' | BusFila>('buses')
  const bus = rows?.find((row) => row.numero === numero)
  const close = () => setDialog(null)

  return (
    <Page title="Buses">
      <DataTable
        id="buses"
        title="Buses"
        rows={rows}
        columns={COLUMNS}
        rowId="numero"
        loading={isFetching}
        emptyMessage="No hay buses."
        selection={{ uuid: numero, onChange: setNumero }}
        actions={
          <>
            <RoleButton
              action="crearBus"
              shortcut="crear"
              variant="contained"
              startIcon={<AddIcon />}
              onClick={() => setDialog('crear')}
            >
              Crear
            </RoleButton>
            <RoleButton
              action="editarBus"
              shortcut="editar"
              needsSelection
              selected={bus !== undefined}
              startIcon={<EditIcon />}
              onClick={() => bus && setDialog(bus)}
            >
              Editar
            </RoleButton>
          </>
        }
      />
      {dialog === 'crear' && <CrearDialog onCreated={(bus) => setNumero(bus.numero)} onClose={close} />}
      {dialog && dialog !== 'crear' && <EditarDialog bus={dialog} onClose={close} />}
    </Page>
  )
}

import AddIcon from '@mui/icons-material/Add'
import EditIcon from '@mui/icons-material/EditOutlined'
import PersonOffIcon from '@mui/icons-material/PersonOffOutlined'
import HowToRegIcon from '@mui/icons-material/HowToRegOutlined'
import { useState } from 'react'
import { useConductoresIngresosQuery } from '../../api/conductores'
import { useKeptDialog } from '../../ui/crud/useDialogState'
import { Page } from '../../ui/Page'
import { RoleButton } from '../../ui/buttons/RoleButton'
import { DataTable } from '../../ui/table/DataTable'
import { COLUMNS, LEGEND, highlightRetired } from './columns'
import { ConductorDialogs, type OpenDialog } from './ConductorDialogs'

/** Every driver, active or retired (section 2). */
export default function ConductoresPage() {
  const { data: rows, isFetching } = useConductoresIngresosQuery()
  const [documento, setDocumento] = useState<string | null>(null)
  const [dialog, setDialog] = useKeptDialog<OpenDialog>('conductores')
  const conductor = rows?.find((row) => row.documento === documento)
  const rowProps = { needsSelection: true, selected: conductor !== undefined }
  const openDialog = (nombre: 'editar' | 'retirar' | 'ingresar') => () =>
    conductor && setDialog({ nombre, conductor })

  return (
    <Page title="Conductores">
      <DataTable
        id="conductores"
        title="Conductores"
        rows={rows}
        columns={COLUMNS}
        rowId="documento"
        loading={isFetching}
        emptyMessage="No hay conductores."
        selection={{ uuid: documento, onChange: setDocumento }}
        highlightedRow={highlightRetired}
        legend={LEGEND}
        exportOptions={{ fileName: 'conductores' }}
        actions={
          <>
            <RoleButton
              action="crearConductor"
              shortcut="crear"
              variant="contained"
              startIcon={<AddIcon />}
              onClick={() => setDialog({ nombre: 'crear' })}
            >
              Crear
            </RoleButton>
            <RoleButton
              action="retirarConductor"
              shortcut="eliminar"
              {...rowProps}
              startIcon={<PersonOffIcon />}
              onClick={openDialog('retirar')}
            >
              Retirar
            </RoleButton>
            <RoleButton
              action="ingresarConductor"
              shortcut="ingresar"
              {...rowProps}
              startIcon={<HowToRegIcon />}
              onClick={openDialog('ingresar')}
            >
              Ingresar
            </RoleButton>
            <RoleButton
              action="editarConductor"
              shortcut="editar"
              {...rowProps}
              startIcon={<EditIcon />}
              onClick={openDialog('editar')}
            >
              Editar
            </RoleButton>
          </>
        }
      />
      <ConductorDialogs
        dialog={dialog}
        onCreated={(creado) => setDocumento(creado.documento)}
        onClose={() => setDialog(null)}
      />
    </Page>
  )
}

import AddIcon from '@mui/icons-material/Add'
import BlockIcon from '@mui/icons-material/Block'
import EditIcon from '@mui/icons-material/EditOutlined'
import { useState } from 'react'
import { usePasajesQuery } from '../../api/pasajes'
import { useKeptDialog } from '../../ui/crud/useDialogState'
import { Page } from '../../ui/Page'
import { RoleButton } from '../../ui/buttons/RoleButton'
import { DataTable } from '../../ui/table/DataTable'
import { COLUMNS, LEGEND, highlightInvalid } from './columns'
import { PasajeDialogs, type OpenDialog } from './PasajeDialogs'

/** The fares: each route's price and the driver's share of it (section 2). */
export default function PasajesPage() {
  const { data: rows, isFetching } = usePasajesQuery()
  const [uuid, setUuid] = useState<string | null>(null)
  const [dialog, setDialog] = useKeptDialog<OpenDialog>('pasajes')
  const pasaje = rows?.find((row) => row.uuid === uuid)
  const rowProps = {
    action: 'gestionarPasajes',
    needsSelection: true,
    selected: pasaje !== undefined,
  } as const
  const openDialog = (nombre: 'editar' | 'invalidar') => () => pasaje && setDialog({ nombre, pasaje })

  return (
    <Page title="Pasajes">
      <DataTable
        id="pasajes"
        title="Pasajes"
        rows={rows}
        columns={COLUMNS}
        loading={isFetching}
        emptyMessage="No hay pasajes."
        selection={{ uuid, onChange: setUuid }}
        highlightedRow={highlightInvalid}
        legend={LEGEND}
        actions={
          <>
            <RoleButton
              action="gestionarPasajes"
              shortcut="crear"
              variant="contained"
              startIcon={<AddIcon />}
              onClick={() => setDialog({ nombre: 'crear' })}
            >
              Crear
            </RoleButton>
            <RoleButton
              shortcut="editar"
              {...rowProps}
              startIcon={<EditIcon />}
              onClick={openDialog('editar')}
            >
              Editar
            </RoleButton>
            <RoleButton
              shortcut="eliminar"
              {...rowProps}
              startIcon={<BlockIcon />}
              onClick={openDialog('invalidar')}
            >
              Invalidar
            </RoleButton>
          </>
        }
      />
      <PasajeDialogs dialog={dialog} onClose={() => setDialog(null)} />
    </Page>
  )
}

import EventRepeatIcon from '@mui/icons-material/EventRepeatOutlined'
import { useState } from 'react'
import { useEliminarFestivoMutation, useFestivosQuery } from '../../api/festivos'
import { fechaLarga } from '../../contract/fechas'
import type { FestivoFila } from '../../contract/festivos'
import { ActionBar, type RowAction } from '../../ui/crud/ActionBar'
import { CREATE, DELETE } from '../../ui/crud/rowActions'
import { ConfirmDialog } from '../../ui/crud/ConfirmDialog'
import { useOpenOnArrival } from '../../ui/crud/useOpenOnArrival'
import { useRowDialog } from '../../ui/crud/useRowDialog'
import { HistorialButton } from '../../ui/historial/HistorialButton'
import { ImportButton } from '../../ui/importar/ImportButton'
import { onDemand } from '../../ui/loading/onDemand'
import { Page } from '../../ui/Page'
import { DataTable } from '../../ui/table/DataTable'
import { COLUMNS } from './columns'
import { DIALOG_WIDTH } from './dialogWidth'
import { useHasProposals } from './useHasProposals'

// Each form's code comes when it is first opened.
const CrearDialog = onDemand(() => import('./CrearDialog'))
const ProponerDialog = onDemand(() => import('./ProponerDialog'))

const loadImport = () => import('./importar')

type DialogName = 'crear' | 'eliminar' | 'proponer'

/** The holidays, on which drivers are paid at another rate (section 2). */
export default function FestivosPage() {
  const { data: rows, isFetching: loading } = useFestivosQuery()
  const hasProposals = useHasProposals()
  const [remove] = useEliminarFestivoMutation()
  const [uuid, setUuid] = useState<string | null>(null)
  const { dialog, row: festivo, openDialog, close } = useRowDialog<DialogName, FestivoFila>('festivos', rows)
  useOpenOnArrival({ crear: () => openDialog('crear'), proponer: () => openDialog('proponer') })
  const selected = rows?.some((row) => row.uuid === uuid) ?? false
  const actions: RowAction[] = [
    { ...CREATE, permission: 'crearFestivo', onClick: () => openDialog('crear') },
    { ...DELETE, permission: 'eliminarFestivo', onClick: () => openDialog('eliminar', uuid) },
  ]
  if (hasProposals)
    actions.push({
      label: 'Proponer festivos',
      icon: <EventRepeatIcon />,
      permission: 'crearFestivo',
      shortcut: 'proponer',
      onClick: () => openDialog('proponer'),
    })

  return (
    <Page title="Festivos">
      <DataTable
        id="festivos"
        title="Festivos"
        rows={rows}
        columns={COLUMNS}
        loading={loading}
        emptyMessage="No hay festivos."
        selection={{ uuid, onChange: setUuid }}
        actions={
          <>
            <ActionBar selected={selected} actions={actions} />
            <ImportButton noun="festivos" load={loadImport} />
            <HistorialButton sustantivo="festivos" identificador={selected ? uuid : null} />
          </>
        }
      />
      {dialog === 'crear' && <CrearDialog onCreated={(row) => setUuid(row.uuid)} onClose={close} />}
      {dialog === 'proponer' && <ProponerDialog onClose={close} />}
      <ConfirmDialog
        open={dialog === 'eliminar' && festivo !== undefined}
        // Section 2 gives it this title, the settlements' own.
        title="Eliminar Liquidación"
        record={festivo && [fechaLarga(festivo.fecha)]}
        question="¿Estás seguro que deseas eliminar el festivo?"
        confirmText="Eliminar"
        width={DIALOG_WIDTH}
        dangerous
        onConfirm={() => festivo && remove({ uuid: festivo.uuid }).unwrap()}
        onClose={close}
      />
    </Page>
  )
}

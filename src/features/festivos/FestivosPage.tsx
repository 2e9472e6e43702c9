import AddIcon from '@mui/icons-material/Add'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import EventRepeatIcon from '@mui/icons-material/EventRepeatOutlined'
import { useMemo, useState } from 'react'
import { useEliminarFestivoMutation, useFestivosQuery } from '../../api/festivos'
import { today } from '../../api/client/today'
import type { FestivoFila } from '../../contract/festivos'
import { ConfirmDialog } from '../../ui/crud/ConfirmDialog'
import { useRowDialog } from '../../ui/crud/useRowDialog'
import { onDemand } from '../../ui/loading/onDemand'
import { Page } from '../../ui/Page'
import { RoleButton } from '../../ui/buttons/RoleButton'
import { DataTable } from '../../ui/table/DataTable'
import { COLUMNS } from './columns'
import { nextFirst } from './nextFirst'
import { useHasProposals } from './useHasProposals'

// Each form's code comes when it is first opened.
const CrearDialog = onDemand(() => import('./CrearDialog'))
const ProponerDialog = onDemand(() => import('./ProponerDialog'))

type DialogName = 'crear' | 'eliminar' | 'proponer'

/** The holidays, on which drivers are paid at another rate (section 2). */
export default function FestivosPage() {
  const { data: rows, isFetching: loading } = useFestivosQuery()
  const day = today()
  const sorted = useMemo(() => rows && nextFirst(rows, day), [rows, day])
  const hasProposals = useHasProposals()
  const [remove] = useEliminarFestivoMutation()
  const [uuid, setUuid] = useState<string | null>(null)
  const { dialog, row: festivo, openDialog, close } = useRowDialog<DialogName, FestivoFila>('festivos', rows)
  const selected = rows?.some((row) => row.uuid === uuid) ?? false

  return (
    <Page title="Festivos">
      <DataTable
        id="festivos"
        title="Festivos"
        rows={sorted}
        columns={COLUMNS}
        loading={loading}
        emptyMessage="No hay festivos."
        selection={{ uuid, onChange: setUuid }}
        actions={
          <>
            <RoleButton
              action="crearFestivo"
              shortcut="crear"
              variant="contained"
              startIcon={<AddIcon />}
              onClick={() => openDialog('crear')}
            >
              Crear
            </RoleButton>
            <RoleButton
              action="eliminarFestivo"
              shortcut="eliminar"
              needsSelection
              selected={selected}
              startIcon={<DeleteIcon />}
              onClick={() => openDialog('eliminar', uuid)}
            >
              Eliminar
            </RoleButton>
            {hasProposals && (
              <RoleButton
                action="crearFestivo"
                shortcut="proponer"
                startIcon={<EventRepeatIcon />}
                onClick={() => openDialog('proponer')}
              >
                Proponer festivos
              </RoleButton>
            )}
          </>
        }
      />
      {dialog === 'crear' && (
        <CrearDialog onCreated={({ uuid: creado }) => setUuid(creado)} onClose={close} />
      )}
      {dialog === 'proponer' && <ProponerDialog onClose={close} />}
      <ConfirmDialog
        open={dialog === 'eliminar' && festivo !== undefined}
        // Section 2 gives it this title, the settlements' own.
        title="Eliminar Liquidación"
        question="¿Estás seguro que deseas eliminar el festivo?"
        confirmText="Eliminar"
        dangerous
        onConfirm={() => festivo && remove({ uuid: festivo.uuid }).unwrap()}
        onClose={close}
      />
    </Page>
  )
}

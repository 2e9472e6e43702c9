import AddIcon from '@mui/icons-material/Add'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import EventRepeatIcon from '@mui/icons-material/EventRepeatOutlined'
import { useMemo, useState } from 'react'
import { useEliminarFestivoMutation, useFestivosQuery } from '../../api/festivos'
import { today } from '../../api/client/today'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog'
import { useDialogState } from '../../ui/drafts/useDialogState'
import { useRowAsOpened } from '../../ui/drafts/useRowAsOpened'
import { onDemand } from '../../ui/onDemand'
import { Page } from '../../ui/Page'
import { RoleButton } from '../../ui/RoleButton'
import { DataTable } from '../../ui/table/DataTable'
import { COLUMNAS } from './columnas'
import { nextFirst } from './nextFirst'
import { useHayPropuestas } from './useHayPropuestas'

// Each form's code comes when it is first opened.
const CrearDialog = onDemand(() => import('./CrearDialog'))
const ProponerDialog = onDemand(() => import('./ProponerDialog'))

/** The holidays, on which drivers are paid at another rate (section 2). */
export default function FestivosPage() {
  const { data: filas, isFetching: cargando } = useFestivosQuery()
  const day = today()
  const ordenadas = useMemo(() => filas && nextFirst(filas, day), [filas, day])
  const hayPropuestas = useHayPropuestas()
  const [eliminar] = useEliminarFestivoMutation()
  const [uuid, setUuid] = useState<string | null>(null)
  const abierto = useDialogState<'crear' | 'eliminar' | 'proponer'>('festivos')
  const { dialogo, abrir, cerrar } = abierto
  const festivo = useRowAsOpened(filas, abierto.uuid)
  const seleccionado = filas?.some((fila) => fila.uuid === uuid) ?? false

  return (
    <Page titulo="Festivos">
      <DataTable
        id="festivos"
        titulo="Festivos"
        filas={ordenadas}
        columnas={COLUMNAS}
        cargando={cargando}
        mensajeVacio="No hay festivos."
        seleccion={{ uuid, onChange: setUuid }}
        acciones={
          <>
            <RoleButton
              accion="crearFestivo"
              atajo="crear"
              variant="contained"
              startIcon={<AddIcon />}
              onClick={() => abrir('crear')}
            >
              Crear
            </RoleButton>
            <RoleButton
              accion="eliminarFestivo"
              atajo="eliminar"
              requiereSeleccion
              seleccionado={seleccionado}
              startIcon={<DeleteIcon />}
              onClick={() => abrir('eliminar', uuid)}
            >
              Eliminar
            </RoleButton>
            {hayPropuestas && (
              <RoleButton
                accion="crearFestivo"
                atajo="proponer"
                startIcon={<EventRepeatIcon />}
                onClick={() => abrir('proponer')}
              >
                Proponer festivos
              </RoleButton>
            )}
          </>
        }
      />
      {dialogo === 'crear' && (
        <CrearDialog onCreado={({ uuid: creado }) => setUuid(creado)} onCerrar={cerrar} />
      )}
      {dialogo === 'proponer' && <ProponerDialog onCerrar={cerrar} />}
      <ConfirmDialog
        abierto={dialogo === 'eliminar' && festivo !== undefined}
        // Section 2 gives it this title, the settlements' own.
        titulo="Eliminar Liquidación"
        pregunta="¿Estás seguro que deseas eliminar el festivo?"
        textoConfirmar="Eliminar"
        peligroso
        onConfirmar={() => festivo && eliminar({ uuid: festivo.uuid }).unwrap()}
        onCerrar={cerrar}
      />
    </Page>
  )
}

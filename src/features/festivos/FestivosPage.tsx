import AddIcon from '@mui/icons-material/Add'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import EventRepeatIcon from '@mui/icons-material/EventRepeatOutlined'
import { lazy, Suspense, useState } from 'react'
import { useEliminarFestivoMutation } from '../../api/festivos'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog'
import { useKeptDialog } from '../../ui/drafts/useDialogState'
import { Page } from '../../ui/Page'
import { RoleButton } from '../../ui/RoleButton'
import { DataTable } from '../../ui/table/DataTable'
import { COLUMNAS } from './columnas'
import { useFestivos, useHayPropuestas } from './useFestivos'

// Each form's code comes when it is first opened.
const CrearDialog = lazy(() => import('./CrearDialog'))
const ProponerDialog = lazy(() => import('./ProponerDialog'))

/** The holidays, on which drivers are paid at another rate (section 2). */
export default function FestivosPage() {
  const { filas, cargando } = useFestivos()
  const hayPropuestas = useHayPropuestas()
  const [eliminar] = useEliminarFestivoMutation()
  const [uuid, setUuid] = useState<string | null>(null)
  const [dialogo, setDialogo] = useKeptDialog<'crear' | 'eliminar' | 'proponer'>('festivos')
  const seleccionado = filas?.some((fila) => fila.uuid === uuid) ?? false
  const cerrar = () => setDialogo(null)

  return (
    <Page titulo="Festivos">
      <DataTable
        id="festivos"
        titulo="Festivos"
        filas={filas}
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
              onClick={() => setDialogo('crear')}
            >
              Crear
            </RoleButton>
            <RoleButton
              accion="eliminarFestivo"
              atajo="eliminar"
              requiereSeleccion
              seleccionado={seleccionado}
              startIcon={<DeleteIcon />}
              onClick={() => setDialogo('eliminar')}
            >
              Eliminar
            </RoleButton>
            {hayPropuestas && (
              <RoleButton
                accion="crearFestivo"
                atajo="proponer"
                startIcon={<EventRepeatIcon />}
                onClick={() => setDialogo('proponer')}
              >
                Proponer festivos
              </RoleButton>
            )}
          </>
        }
      />
      <Suspense>
        {dialogo === 'crear' && (
          <CrearDialog onCreado={(festivo) => setUuid(festivo.uuid)} onCerrar={cerrar} />
        )}
        {dialogo === 'proponer' && <ProponerDialog onCerrar={cerrar} />}
      </Suspense>
      <ConfirmDialog
        abierto={dialogo === 'eliminar'}
        // Section 2 gives it this title, the settlements' own.
        titulo="Eliminar Liquidación"
        pregunta="¿Estás seguro que deseas eliminar el festivo?"
        textoConfirmar="Eliminar"
        peligroso
        onConfirmar={() => uuid && eliminar({ uuid }).unwrap()}
        onCerrar={cerrar}
      />
    </Page>
  )
}

import AddIcon from '@mui/icons-material/Add'
import EditIcon from '@mui/icons-material/EditOutlined'
import { useState } from 'react'
import { useBusesQuery } from '../../api/buses'
import type { BusFila } from '../../contract/buses'
import { useKeptDialog } from '../../ui/drafts/useDialogState'
import { onDemand } from '../../ui/onDemand'
import { Page } from '../../ui/Page'
import { RoleButton } from '../../ui/RoleButton'
import { DataTable } from '../../ui/table/DataTable'
import { COLUMNAS } from './columnas'

// Each form's code comes when it is first opened.
const CrearDialog = onDemand(() => import('./CrearDialog'))
const EditarDialog = onDemand(() => import('./EditarDialog'))

/** The buses with their routes and drivers (section 2). */
export default function BusesPage() {
  const { data: filas, isFetching } = useBusesQuery()
  const [numero, setNumero] = useState<string | null>(null)
  /** 'crear', or the bus that is being edited, as it was when the dialog opened. */
  const [dialogo, setDialogo] = useKeptDialog<'crear' | BusFila>('buses')
  const bus = filas?.find((fila) => fila.numero === numero)
  const cerrar = () => setDialogo(null)

  return (
    <Page titulo="Buses">
      <DataTable
        id="buses"
        titulo="Buses"
        filas={filas}
        columnas={COLUMNAS}
        idFila="numero"
        cargando={isFetching}
        mensajeVacio="No hay buses."
        seleccion={{ uuid: numero, onChange: setNumero }}
        acciones={
          <>
            <RoleButton
              accion="crearBus"
              atajo="crear"
              variant="contained"
              startIcon={<AddIcon />}
              onClick={() => setDialogo('crear')}
            >
              Crear
            </RoleButton>
            <RoleButton
              accion="editarBus"
              atajo="editar"
              requiereSeleccion
              seleccionado={bus !== undefined}
              startIcon={<EditIcon />}
              onClick={() => bus && setDialogo(bus)}
            >
              Editar
            </RoleButton>
          </>
        }
      />
      {dialogo === 'crear' && <CrearDialog onCreado={(bus) => setNumero(bus.numero)} onCerrar={cerrar} />}
      {dialogo && dialogo !== 'crear' && <EditarDialog bus={dialogo} onCerrar={cerrar} />}
    </Page>
  )
}

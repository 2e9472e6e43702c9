import AddIcon from '@mui/icons-material/Add'
import EditIcon from '@mui/icons-material/EditOutlined'
import PersonOffIcon from '@mui/icons-material/PersonOffOutlined'
import HowToRegIcon from '@mui/icons-material/HowToRegOutlined'
import { useState } from 'react'
import { useConductoresIngresosQuery } from '../../api/conductores'
import { useKeptDialog } from '../../ui/drafts/useDialogState'
import { Page } from '../../ui/Page'
import { RoleButton } from '../../ui/RoleButton'
import { DataTable } from '../../ui/table/DataTable'
import { COLUMNAS, LEYENDA, resaltarRetirado } from './columnas'
import { ConductorDialogs, type DialogoAbierto } from './ConductorDialogs'

/** Every driver, active or retired (section 2). */
export default function ConductoresPage() {
  const { data: filas, isFetching } = useConductoresIngresosQuery()
  const [documento, setDocumento] = useState<string | null>(null)
  const [dialogo, setDialogo] = useKeptDialog<DialogoAbierto>('conductores')
  const conductor = filas?.find((fila) => fila.documento === documento)
  const deFila = { requiereSeleccion: true, seleccionado: conductor !== undefined }
  const abrir = (nombre: 'editar' | 'retirar' | 'ingresar') => () =>
    conductor && setDialogo({ nombre, conductor })

  return (
    <Page titulo="Conductores">
      <DataTable
        id="conductores"
        titulo="Conductores"
        filas={filas}
        columnas={COLUMNAS}
        idFila="documento"
        cargando={isFetching}
        mensajeVacio="No hay conductores."
        seleccion={{ uuid: documento, onChange: setDocumento }}
        filaResaltada={resaltarRetirado}
        leyenda={LEYENDA}
        exportacion={{ archivo: 'conductores' }}
        acciones={
          <>
            <RoleButton
              accion="crearConductor"
              atajo="crear"
              variant="contained"
              startIcon={<AddIcon />}
              onClick={() => setDialogo({ nombre: 'crear' })}
            >
              Crear
            </RoleButton>
            <RoleButton
              accion="retirarConductor"
              atajo="eliminar"
              {...deFila}
              startIcon={<PersonOffIcon />}
              onClick={abrir('retirar')}
            >
              Retirar
            </RoleButton>
            <RoleButton
              accion="ingresarConductor"
              atajo="ingresar"
              {...deFila}
              startIcon={<HowToRegIcon />}
              onClick={abrir('ingresar')}
            >
              Ingresar
            </RoleButton>
            <RoleButton
              accion="editarConductor"
              atajo="editar"
              {...deFila}
              startIcon={<EditIcon />}
              onClick={abrir('editar')}
            >
              Editar
            </RoleButton>
          </>
        }
      />
      <ConductorDialogs
        dialogo={dialogo}
        onCreado={(creado) => setDocumento(creado.documento)}
        onCerrar={() => setDialogo(null)}
      />
    </Page>
  )
}

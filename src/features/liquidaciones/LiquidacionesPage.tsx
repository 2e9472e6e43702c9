import AddIcon from '@mui/icons-material/Add'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import EditIcon from '@mui/icons-material/PriceCheck'
import SensorsIcon from '@mui/icons-material/Sensors'
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined'
import { useState } from 'react'
import { useDialogState } from '../../ui/drafts/useDialogState'
import { Page } from '../../ui/Page'
import { RoleButton } from '../../ui/RoleButton'
import { DataTable } from '../../ui/table/DataTable'
import { BusquedaForm } from './BusquedaForm'
import { COLUMNAS, LEYENDA, resaltarPendiente } from './columnas'
import { LiquidacionDialogs, type DialogoAbierto } from './LiquidacionDialogs'
import { totalesDe } from './totales'
import { useLiquidaciones } from './useLiquidaciones'

const TABLA = 'liquidaciones'

/** The home: every settlement, most recently entered first (section 2). */
export default function LiquidacionesPage() {
  const { filas, parcial, cargando, filtro, buscar, limpiar } = useLiquidaciones()
  const [uuid, setUuid] = useState<string | null>(null)
  const abierto = useDialogState<DialogoAbierto>('liquidaciones')
  const abrir = (nombre: DialogoAbierto) => () => abierto.abrir(nombre, uuid)
  const deFila = { requiereSeleccion: true, seleccionado: uuid !== null }

  return (
    <Page titulo="Liquidaciones">
      <BusquedaForm tabla={TABLA} filtro={filtro} onBuscar={buscar} onLimpiar={limpiar} />
      <DataTable
        id={TABLA}
        titulo="Liquidaciones"
        filas={filas}
        parcial={parcial}
        columnas={COLUMNAS}
        cargando={cargando}
        mensajeVacio="No hay liquidaciones."
        seleccion={{ uuid, onChange: setUuid }}
        filaResaltada={resaltarPendiente}
        leyenda={LEYENDA}
        totales={totalesDe}
        exportacion={{ archivo: 'liquidaciones' }}
        acciones={
          <>
            <RoleButton
              accion="crearLiquidacion"
              atajo="crear"
              variant="contained"
              startIcon={<AddIcon />}
              onClick={abrir('crear')}
            >
              Crear
            </RoleButton>
            <RoleButton
              accion="eliminarLiquidacion"
              atajo="eliminar"
              {...deFila}
              startIcon={<DeleteIcon />}
              onClick={abrir('eliminar')}
            >
              Eliminar
            </RoleButton>
            <RoleButton
              accion="liquidar"
              atajo="editar"
              {...deFila}
              startIcon={<EditIcon />}
              onClick={abrir('liquidar')}
            >
              Liquidar
            </RoleButton>
            <RoleButton atajo="detalle" {...deFila} startIcon={<VisibilityIcon />} onClick={abrir('detalle')}>
              Detalle
            </RoleButton>
            <RoleButton
              accion="ingresarSensores"
              atajo="sensores"
              startIcon={<SensorsIcon />}
              onClick={abrir('sensores')}
            >
              Ingresar Sensores
            </RoleButton>
          </>
        }
      />
      <LiquidacionDialogs
        lista={!cargando}
        dialogo={abierto.dialogo}
        uuid={abierto.uuid}
        onCerrar={abierto.cerrar}
      />
    </Page>
  )
}

import AddIcon from '@mui/icons-material/Add'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import LiquidarIcon from '@mui/icons-material/PriceCheck'
import SensorsIcon from '@mui/icons-material/Sensors'
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined'
import { memo } from 'react'
import { RoleButton } from '../../ui/RoleButton'
import type { DialogoAbierto } from './LiquidacionDialogs'

interface Props {
  /** The selected settlement. */
  uuid: string | null
  onAbrir: (dialogo: DialogoAbierto, uuid: string | null) => void
}

/** The buttons over the list. Memoised: rows that arrive do not draw them anew. */
export const Acciones = memo(function Acciones({ uuid, onAbrir }: Props) {
  const abrir = (dialogo: DialogoAbierto) => () => onAbrir(dialogo, uuid)
  const deFila = { requiereSeleccion: true, seleccionado: uuid !== null }
  return (
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
        startIcon={<LiquidarIcon />}
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
  )
})

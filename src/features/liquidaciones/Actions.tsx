import AddIcon from '@mui/icons-material/Add'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import LiquidarIcon from '@mui/icons-material/PriceCheck'
import SensorsIcon from '@mui/icons-material/Sensors'
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined'
import { memo } from 'react'
import { RoleButton } from '../../ui/buttons/RoleButton'
import type { OpenDialog } from './LiquidacionDialogs'

interface Props {
  /** The selected settlement. */
  uuid: string | null
  onOpen: (dialog: OpenDialog, uuid: string | null) => void
}

/** The buttons over the list. Memoised: arriving rows do not render them again. */
export const Actions = memo(function Actions({ uuid, onOpen }: Props) {
  const openDialog = (dialog: OpenDialog) => () => onOpen(dialog, uuid)
  const rowProps = { needsSelection: true, selected: uuid !== null }
  return (
    <>
      <RoleButton
        action="crearLiquidacion"
        shortcut="crear"
        variant="contained"
        startIcon={<AddIcon />}
        onClick={openDialog('crear')}
      >
        Crear
      </RoleButton>
      <RoleButton
        action="eliminarLiquidacion"
        shortcut="eliminar"
        {...rowProps}
        startIcon={<DeleteIcon />}
        onClick={openDialog('eliminar')}
      >
        Eliminar
      </RoleButton>
      <RoleButton
        action="liquidar"
        shortcut="editar"
        {...rowProps}
        startIcon={<LiquidarIcon />}
        onClick={openDialog('liquidar')}
      >
        Liquidar
      </RoleButton>
      <RoleButton
        shortcut="detalle"
        {...rowProps}
        startIcon={<VisibilityIcon />}
        onClick={openDialog('detalle')}
      >
        Detalle
      </RoleButton>
      <RoleButton
        action="ingresarSensores"
        shortcut="sensores"
        startIcon={<SensorsIcon />}
        onClick={openDialog('sensores')}
      >
        Ingresar Sensores
      </RoleButton>
    </>
  )
})

import AddIcon from '@mui/icons-material/Add'
import EditIcon from '@mui/icons-material/EditOutlined'
import type { BusFila } from '../../contract/buses'
import { RoleButton } from '../../ui/buttons/RoleButton'
import type { OpenDialog } from './BusDialogs'

interface Props {
  /** The selected bus. */
  bus: BusFila | undefined
  onOpen: (dialog: OpenDialog) => void
}

/** The buttons over the table. */
export function Actions({ bus, onOpen }: Props) {
  return (
    <>
      <RoleButton
        action="crearBus"
        shortcut="crear"
        variant="contained"
        startIcon={<AddIcon />}
        onClick={() => onOpen({ nombre: 'crear' })}
      >
        Crear
      </RoleButton>
      <RoleButton
        action="editarBus"
        shortcut="editar"
        needsSelection
        selected={bus !== undefined}
        startIcon={<EditIcon />}
        onClick={() => bus && onOpen({ nombre: 'editar', bus })}
      >
        Editar
      </RoleButton>
    </>
  )
}

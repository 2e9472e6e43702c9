import AddIcon from '@mui/icons-material/Add'
import EditIcon from '@mui/icons-material/EditOutlined'
import HowToRegIcon from '@mui/icons-material/HowToRegOutlined'
import PersonOffIcon from '@mui/icons-material/PersonOffOutlined'
import type { ConductorFila } from '../../contract/conductores'
import { RoleButton } from '../../ui/buttons/RoleButton'
import type { OpenDialog } from './ConductorDialogs'

interface Props {
  /** The selected driver. */
  conductor: ConductorFila | undefined
  onOpen: (dialog: OpenDialog) => void
}

/** The buttons over the table. */
export function Actions({ conductor, onOpen }: Props) {
  const openDialog = (nombre: 'editar' | 'retirar' | 'ingresar') => () =>
    conductor && onOpen({ nombre, conductor })
  const rowProps = { needsSelection: true, selected: conductor !== undefined }
  return (
    <>
      <RoleButton
        action="crearConductor"
        shortcut="crear"
        variant="contained"
        startIcon={<AddIcon />}
        onClick={() => onOpen({ nombre: 'crear' })}
      >
        Crear
      </RoleButton>
      <RoleButton
        action="retirarConductor"
        shortcut="eliminar"
        {...rowProps}
        startIcon={<PersonOffIcon />}
        onClick={openDialog('retirar')}
      >
        Retirar
      </RoleButton>
      <RoleButton
        action="ingresarConductor"
        shortcut="ingresar"
        {...rowProps}
        startIcon={<HowToRegIcon />}
        onClick={openDialog('ingresar')}
      >
        Ingresar
      </RoleButton>
      <RoleButton
        action="editarConductor"
        shortcut="editar"
        {...rowProps}
        startIcon={<EditIcon />}
        onClick={openDialog('editar')}
      >
        Editar
      </RoleButton>
    </>
  )
}

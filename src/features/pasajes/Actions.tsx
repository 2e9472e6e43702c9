import AddIcon from '@mui/icons-material/Add'
import BlockIcon from '@mui/icons-material/Block'
import EditIcon from '@mui/icons-material/EditOutlined'
import type { PasajeFila } from '../../contract/pasajes'
import { RoleButton } from '../../ui/buttons/RoleButton'
import type { OpenDialog } from './PasajeDialogs'

interface Props {
  /** The selected fare. */
  pasaje: PasajeFila | undefined
  onOpen: (dialog: OpenDialog) => void
}

/** The buttons over the table. */
export function Actions({ pasaje, onOpen }: Props) {
  const openDialog = (nombre: 'editar' | 'invalidar') => () => pasaje && onOpen({ nombre, pasaje })
  const rowProps = { needsSelection: true, selected: pasaje !== undefined }
  return (
    <>
      <RoleButton
        action="gestionarPasajes"
        shortcut="crear"
        variant="contained"
        startIcon={<AddIcon />}
        onClick={() => onOpen({ nombre: 'crear' })}
      >
        Crear
      </RoleButton>
      <RoleButton
        action="gestionarPasajes"
        shortcut="editar"
        {...rowProps}
        startIcon={<EditIcon />}
        onClick={openDialog('editar')}
      >
        Editar
      </RoleButton>
      <RoleButton
        action="gestionarPasajes"
        shortcut="eliminar"
        {...rowProps}
        startIcon={<BlockIcon />}
        onClick={openDialog('invalidar')}
      >
        Invalidar
      </RoleButton>
    </>
  )
}

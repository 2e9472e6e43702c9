import EditIcon from '@mui/icons-material/EditOutlined'
import LockResetIcon from '@mui/icons-material/LockResetOutlined'
import LogoutIcon from '@mui/icons-material/LogoutOutlined'
import type { UsuarioFila } from '../../contract/usuarios'
import { ActionBar, type RowAction } from '../../ui/crud/ActionBar'
import { CREATE } from '../../ui/crud/rowActions'
import { HistorialButton } from '../../ui/historial/HistorialButton'
import type { OpenDialog } from './UsuarioDialogs'

interface Props {
  /** The selected user. */
  usuario: UsuarioFila | undefined
  onOpen: (dialog: OpenDialog) => void
}

/** The buttons over the table. */
export function Actions({ usuario, onOpen }: Props) {
  const onRow = (nombre: 'editar' | 'clave' | 'sesiones') => ({
    permission: 'gestionarUsuarios' as const,
    shortcut: nombre,
    needsRow: true,
    onClick: () => usuario && onOpen({ nombre, usuario }),
  })
  const actions: RowAction[] = [
    { ...CREATE, permission: 'gestionarUsuarios', onClick: () => onOpen({ nombre: 'crear' }) },
    { label: 'Editar', icon: <EditIcon />, ...onRow('editar') },
    { label: 'Clave nueva', icon: <LockResetIcon />, ...onRow('clave') },
    { label: 'Terminar sesiones', icon: <LogoutIcon />, ...onRow('sesiones') },
  ]
  return (
    <>
      <ActionBar selected={usuario !== undefined} actions={actions} />
      <HistorialButton sustantivo="usuarios" identificador={usuario?.uuid} />
    </>
  )
}

/** The buttons that most tables have: what they say and their keys. */
import AddIcon from '@mui/icons-material/Add'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import EditIcon from '@mui/icons-material/EditOutlined'

export const CREATE = {
  label: 'Crear',
  icon: <AddIcon />,
  shortcut: 'crear',
  dialog: 'crear',
  main: true,
} as const
export const EDIT = {
  label: 'Editar',
  icon: <EditIcon />,
  shortcut: 'editar',
  dialog: 'editar',
  needsRow: true,
} as const
export const DELETE = {
  label: 'Eliminar',
  icon: <DeleteIcon />,
  shortcut: 'eliminar',
  dialog: 'eliminar',
  needsRow: true,
} as const

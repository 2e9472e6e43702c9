import LockResetIcon from '@mui/icons-material/LockResetOutlined'
import LogoutIcon from '@mui/icons-material/LogoutOutlined'
import { useTerminarSesionesMutation, useUsuariosQuery } from '../../api/usuarios'
import type { UsuarioFila } from '../../contract/usuarios'
import { confirmation } from '../../records/dialog/confirmation'
import { USUARIOS } from '../../records/nouns/usuarios'
import { RecordsPage } from '../../records/page/RecordsPage'
import type { Records } from '../../records/page/records'
import { CREATE, EDIT } from '../../records/page/rowActions'
import { lazyComponent } from '../../ui/loading/lazyComponent'
import { COLUMNS, LEGEND, highlightDisabled } from './columns'

/** 'Terminar sesiones' of the users. */
const SesionesDialog = confirmation({
  useCall: useTerminarSesionesMutation,
  argOf: ({ uuid }: UsuarioFila) => ({ uuid }),
  title: 'Terminar sesiones',
  question: ({ nombre }) =>
    `¿Está seguro de que desea terminar las sesiones de ${nombre}? Tendrá que ingresar de nuevo en todos sus dispositivos.`,
  confirmText: 'Terminar',
  dangerous: true,
})

const permission = 'gestionarUsuarios'

const RECORDS: Records<UsuarioFila> = {
  noun: USUARIOS,
  title: 'Usuarios',
  emptyMessage: 'No hay usuarios.',
  columns: COLUMNS,
  highlightedRow: highlightDisabled,
  legend: LEGEND,
  actions: [
    { ...CREATE, permission },
    { ...EDIT, permission },
    {
      label: 'Clave nueva',
      icon: <LockResetIcon />,
      permission,
      shortcut: 'clave',
      dialog: 'clave',
      needsRow: true,
    },
    {
      label: 'Terminar sesiones',
      icon: <LogoutIcon />,
      permission,
      shortcut: 'sesiones',
      dialog: 'sesiones',
      needsRow: true,
    },
  ],
  dialogs: {
    // The forms' code loads when one is first opened.
    crear: lazyComponent(() => import('./CrearDialog')),
    editar: lazyComponent(() => import('./EditarDialog')),
    clave: lazyComponent(() => import('./ClaveDialog')),
    sesiones: SesionesDialog,
  },
}

/** The people who use the product, for an administrator. */
export default function UsuariosPage() {
  const { data: rows, isFetching: loading } = useUsuariosQuery()
  return <RecordsPage records={RECORDS} rows={rows} loading={loading} />
}

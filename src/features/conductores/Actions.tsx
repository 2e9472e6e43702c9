import HowToRegIcon from '@mui/icons-material/HowToRegOutlined'
import PersonOffIcon from '@mui/icons-material/PersonOffOutlined'
import type { ConductorFila } from '../../contract/conductores'
import { ActionBar, type RowAction } from '../../ui/crud/ActionBar'
import { CREATE, EDIT } from '../../ui/crud/rowActions'
import { HistorialButton } from '../../ui/historial/HistorialButton'
import { ImportButton } from '../../ui/importar/ImportButton'
import type { OpenDialog } from './ConductorDialogs'

const loadImport = () => import('./importar')

interface Props {
  /** The selected driver. */
  conductor: ConductorFila | undefined
  onOpen: (dialog: OpenDialog) => void
}

/** The buttons over the table. */
export function Actions({ conductor, onOpen }: Props) {
  const onRow = (nombre: 'editar' | 'retirar' | 'ingresar') => ({
    needsRow: true,
    onClick: () => conductor && onOpen({ nombre, conductor }),
  })
  const actions: RowAction[] = [
    { ...CREATE, permission: 'crearConductor', onClick: () => onOpen({ nombre: 'crear' }) },
    {
      label: 'Retirar',
      icon: <PersonOffIcon />,
      permission: 'retirarConductor',
      shortcut: 'eliminar',
      ...onRow('retirar'),
    },
    {
      label: 'Ingresar',
      icon: <HowToRegIcon />,
      permission: 'ingresarConductor',
      shortcut: 'ingresar',
      ...onRow('ingresar'),
    },
    { ...EDIT, permission: 'editarConductor', ...onRow('editar') },
  ]
  return (
    <>
      <ActionBar selected={conductor !== undefined} actions={actions} />
      <ImportButton noun="conductores" load={loadImport} />
      <HistorialButton sustantivo="conductores" identificador={conductor?.uuid} />
    </>
  )
}

import BlockIcon from '@mui/icons-material/Block'
import CopyIcon from '@mui/icons-material/ContentCopyOutlined'
import type { PasajeFila } from '../../contract/pasajes'
import { ActionBar, type RowAction } from '../../ui/crud/ActionBar'
import { CREATE, EDIT } from '../../ui/crud/rowActions'
import { HistorialButton } from '../../ui/historial/HistorialButton'
import type { OpenDialog } from './PasajeDialogs'

interface Props {
  /** The selected fare. */
  pasaje: PasajeFila | undefined
  onOpen: (dialog: OpenDialog) => void
}

const permission = 'gestionarPasajes'

/** The buttons over the table. */
export function Actions({ pasaje, onOpen }: Props) {
  const onRow = (nombre: 'editar' | 'duplicar' | 'invalidar') => ({
    needsRow: true,
    onClick: () => pasaje && onOpen({ nombre, pasaje }),
  })
  const actions: RowAction[] = [
    { ...CREATE, permission, onClick: () => onOpen({ nombre: 'crear' }) },
    { ...EDIT, permission, ...onRow('editar') },
    { label: 'Invalidar', icon: <BlockIcon />, permission, shortcut: 'eliminar', ...onRow('invalidar') },
    { label: 'Duplicar', icon: <CopyIcon />, permission, shortcut: 'duplicar', ...onRow('duplicar') },
  ]
  return (
    <>
      <ActionBar selected={pasaje !== undefined} actions={actions} />
      <HistorialButton sustantivo="pasajes" identificador={pasaje?.uuid} />
    </>
  )
}

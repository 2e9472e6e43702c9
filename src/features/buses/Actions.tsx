import type { BusFila } from '../../contract/buses'
import { ActionBar, type RowAction } from '../../ui/crud/ActionBar'
import { CREATE, EDIT } from '../../ui/crud/rowActions'
import { HistorialButton } from '../../ui/historial/HistorialButton'
import { ImportButton } from '../../ui/importar/ImportButton'
import type { OpenDialog } from './BusDialogs'

const loadImport = () => import('./importar')

interface Props {
  /** The selected bus. */
  bus: BusFila | undefined
  onOpen: (dialog: OpenDialog) => void
}

/** The buttons over the table. */
export function Actions({ bus, onOpen }: Props) {
  const actions: RowAction[] = [
    { ...CREATE, permission: 'crearBus', onClick: () => onOpen({ nombre: 'crear' }) },
    { ...EDIT, permission: 'editarBus', onClick: () => bus && onOpen({ nombre: 'editar', bus }) },
  ]
  return (
    <>
      <ActionBar selected={bus !== undefined} actions={actions} />
      <ImportButton noun="buses" load={loadImport} />
      <HistorialButton sustantivo="buses" identificador={bus?.numero} />
    </>
  )
}

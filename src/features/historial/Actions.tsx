import RestoreIcon from '@mui/icons-material/RestoreFromTrashOutlined'
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined'
import { useExportarHistorialMutation, useRestaurarMutation, type FiltroHistorial } from '../../api/historial'
import { LIMITE_DE_HISTORIAL, type Cambio } from '../../contract/historial'
import { ExportButton } from '../../ui/buttons/ExportButton'
import { RoleButton } from '../../ui/buttons/RoleButton'
import { exportRows } from '../../ui/table/export'
import { FILE_COLUMNS } from './columns'

interface Props {
  selected: Cambio | undefined
  /** The current search. */
  search: FiltroHistorial
  onOpen: (change: Cambio) => void
}

const NOT_RESTORABLE = 'Seleccione un registro que esté eliminado.'

/** The buttons over the table. */
export function Actions({ selected, search, onOpen }: Props) {
  const [restore, { isLoading: restoring }] = useRestaurarMutation()
  const [fetchAll, { isLoading: exporting }] = useExportarHistorialMutation()
  const onExport = async () => {
    const { data } = await fetchAll({ ...search, limite: LIMITE_DE_HISTORIAL })
    if (data) exportRows('historial', FILE_COLUMNS, data)
  }
  const onRestore = () => {
    if (!selected || restoring) return
    void restore({ sustantivo: selected.sustantivo, identificador: selected.identificador })
  }
  return (
    <>
      <RoleButton
        shortcut="detalle"
        startIcon={<VisibilityIcon />}
        needsSelection
        selected={selected !== undefined}
        onClick={() => selected && onOpen(selected)}
      >
        Ver registro
      </RoleButton>
      <RoleButton
        action="restaurar"
        shortcut="restaurar"
        startIcon={<RestoreIcon />}
        needsSelection
        selected={selected !== undefined}
        reason={selected?.restaurable ? undefined : NOT_RESTORABLE}
        onClick={onRestore}
      >
        Restaurar
      </RoleButton>
      <ExportButton exporting={exporting} onExport={() => void onExport()} />
    </>
  )
}

import RestoreIcon from '@mui/icons-material/RestoreFromTrashOutlined'
import UndoIcon from '@mui/icons-material/UndoOutlined'
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined'
import { useExportarHistorialMutation, useRestaurarMutation, type FiltroHistorial } from '../../api/historial'
import { useDeshacerImportacionMutation } from '../../api/importaciones'
import { LIMITE_DE_HISTORIAL, type Cambio } from '../../contract/historial'
import { ExportButton } from '../../ui/buttons/ExportButton'
import { RoleButton } from '../../ui/buttons/RoleButton'
import { fileTable } from '../../ui/table/fileTable'
import { FILE_COLUMNS } from './columns'
import { useWords } from './useWords'

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
  const [undo, { isLoading: undoing }] = useDeshacerImportacionMutation()
  const [fetchAll] = useExportarHistorialMutation()
  const words = useWords(search)
  const file = async () => {
    const { data } = await fetchAll({ ...search, limite: LIMITE_DE_HISTORIAL })
    return data && fileTable(FILE_COLUMNS, data)
  }
  const onRestore = () => {
    if (!selected || restoring) return
    void restore({ sustantivo: selected.sustantivo, identificador: selected.identificador })
  }
  const onUndo = async ({ grupo, sustantivo }: Cambio) => {
    if (!undoing) await undo({ uuid: grupo, sustantivo })
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
      {selected?.deshacible && (
        <RoleButton
          action="deshacerImportacion"
          startIcon={<UndoIcon />}
          onClick={() => void onUndo(selected)}
        >
          Deshacer importación
        </RoleButton>
      )}
      <ExportButton exportable={{ title: 'Historial', fileName: 'historial', file, words: () => words }} />
    </>
  )
}

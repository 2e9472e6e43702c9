import { useAppDispatch } from '../../api/client/hooks'
import { historialApi } from '../../api/historial'
import type { RegistroQuery } from '../../contract/historial'
import { ShortcutButton } from '../shortcuts/ShortcutButton'

interface Props {
  /** The deleted record. */
  undo: RegistroQuery
  /** Called at the press: the outcome is a toast of its own. */
  onUndo: () => void
}

/** 'Deshacer' in the toast of a deletion. */
export function UndoButton({ undo, onUndo }: Props) {
  const dispatch = useAppDispatch()
  const handleClick = () => {
    // Not by a mutation hook, whose call would be forgotten with this toast.
    void dispatch(historialApi.endpoints.restaurar.initiate(undo))
    onUndo()
  }
  return (
    <ShortcutButton
      shortcut="deshacer"
      color="inherit"
      size="small"
      sx={{ my: -0.5, px: 0.75, minWidth: 0 }}
      onClick={handleClick}
    >
      Deshacer
    </ShortcutButton>
  )
}

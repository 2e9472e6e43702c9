import { useAppDispatch } from '../../api/client/hooks'
import { historialApi } from '../../api/historial'
import { ShortcutButton } from '../shortcuts/ShortcutButton'
import type { Toast } from './toastSlice'

interface Props {
  undo: NonNullable<Toast['undo']>
  /** Called at the press: the outcome is a toast of its own. */
  onUndo: () => void
}

/** 'Deshacer' in a toast. */
export function UndoButton({ undo, onUndo }: Props) {
  const dispatch = useAppDispatch()
  const handleClick = () => {
    // Not by a mutation hook, whose call would be forgotten with this toast.
    void dispatch(historialApi.endpoints.deshacer.initiate({ grupo: undo }))
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

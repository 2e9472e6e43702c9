import { ConfirmDialog } from '../dialogs/ConfirmDialog'

interface Props {
  /** Doubts of a sentence or two each; none while nothing is asked. */
  doubts: readonly string[]
  onConfirm: () => unknown
  onClose: () => void
}

/** Asks before values are saved that may be right but hardly are. */
export function ConfirmDoubts({ doubts, onConfirm, onClose }: Props) {
  if (doubts.length === 0) return null
  return (
    <ConfirmDialog
      open
      title="Revise antes de guardar"
      question={`${doubts.join(' ')} ¿Guardar así?`}
      confirmText="Guardar"
      cancelText="Revisar"
      onConfirm={onConfirm}
      onClose={onClose}
    />
  )
}

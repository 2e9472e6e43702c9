import { ConfirmDialog } from '../dialogs/ConfirmDialog'

interface Props {
  /** Soft warnings of a sentence or two each; none while nothing is asked. */
  softWarnings: readonly string[]
  onConfirm: () => unknown
  onClose: () => void
}

/** Asks before values are saved that may be right but hardly are. */
export function ConfirmSoftWarnings({ softWarnings, onConfirm, onClose }: Props) {
  if (softWarnings.length === 0) return null
  return (
    <ConfirmDialog
      open
      title="Revise antes de guardar"
      question={`${softWarnings.join(' ')} ¿Guardar así?`}
      confirmText="Guardar"
      cancelText="Revisar"
      onConfirm={onConfirm}
      onClose={onClose}
    />
  )
}

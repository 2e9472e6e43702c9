import { ConfirmDialog } from '../dialogs/ConfirmDialog'

interface Props {
  /** Soft warnings of a sentence or two each; none while nothing is asked. */
  softWarnings: readonly string[]
  /** Names what is about to be done. */
  verb?: string
  onConfirm: () => unknown
  onClose: () => void
}

/** Asks before values are saved that may be right but hardly are, or for good. */
export function ConfirmSoftWarnings({ softWarnings, verb = 'Guardar', onConfirm, onClose }: Props) {
  if (softWarnings.length === 0) return null
  return (
    <ConfirmDialog
      open
      title={`Revise antes de ${verb.toLowerCase()}`}
      question={`${softWarnings.join(' ')} ¿${verb} así?`}
      confirmText={verb}
      cancelText="Revisar"
      onConfirm={onConfirm}
      onClose={onClose}
    />
  )
}

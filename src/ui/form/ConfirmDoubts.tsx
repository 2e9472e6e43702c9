import { useState } from 'react'
import { ConfirmDialog } from '../dialogs/ConfirmDialog'

interface Props {
  /** What may be wrong, a sentence or two each; none while nothing is asked. */
  doubts: readonly string[]
  onConfirm: () => unknown
  onClose: () => void
}

/** Asks before values are saved that may be right but hardly are. */
export function ConfirmDoubts({ doubts, onConfirm, onClose }: Props) {
  // Still said while the dialog closes.
  const [last, setLast] = useState(doubts)
  if (doubts.length > 0 && doubts !== last) setLast(doubts)
  return (
    <ConfirmDialog
      open={doubts.length > 0}
      title="Revise antes de guardar"
      question={`${last.join(' ')} ¿Guardar así?`}
      confirmText="Guardar"
      cancelText="Revisar"
      onConfirm={onConfirm}
      onClose={onClose}
    />
  )
}

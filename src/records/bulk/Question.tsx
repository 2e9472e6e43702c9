import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import { counted } from '../../ui/texts/formats'
import { listed } from './bulkAction'
import type { Job } from './useRun'

interface Props<Row> {
  job: Job<Row>
  nameOf: (row: Row) => string
  onStart: (job: Job<Row>) => Promise<void>
  onClose: () => void
}

/** Which of the chosen rows are left out, and why; '' when none is. */
export function skippedText<Row>({ action, skipped }: Job<Row>, nameOf: (row: Row) => string): string {
  const reasons = action.skips ?? []
  const sentences = reasons.map((reason) => {
    const rows = skipped.filter((row) => reasons.find(({ test }) => test(row)) === reason)
    if (rows.length === 0) return ''
    const verb = rows.length === 1 ? 'Se salta' : 'Se saltan'
    return `${verb} ${counted(rows.length, reason.words)}: ${listed(rows.map(nameOf))}.`
  })
  return sentences.filter(Boolean).join(' ')
}

/** '¿Eliminar 12 liquidaciones?', before anything is done. */
export function Question<Row>({ job, nameOf, onStart, onClose }: Props<Row>) {
  const { title, label, words, warning, dangerous } = job.action
  const parts = [`¿${label} ${counted(job.rows.length, words)}?`, skippedText(job, nameOf), warning]
  return (
    <ConfirmDialog
      open
      title={title}
      question={parts.filter(Boolean).join(' ')}
      confirmText={label}
      dangerous={dangerous}
      onConfirm={() => void onStart(job)}
      onClose={onClose}
    />
  )
}

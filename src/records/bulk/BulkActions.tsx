import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useAppDispatch } from '../../api/client/hooks'
import { RoleButton } from '../../ui/buttons/RoleButton'
import { numero, counted } from '../../ui/texts/formats'
import { toastShown } from '../../ui/toasts/toastSlice'
import { Question, skippedText } from './Question'
import { RunDialog } from './RunDialog'
import { type BulkAction, type BulkOptions } from './bulkAction'
import { useRun, type Job } from './useRun'

export interface BulkActionsProps<Row> {
  /** Absent where several rows can only be exported. */
  options?: BulkOptions<Row>
  chosen: readonly Row[]
  /** All that can be chosen; undefined while the list is not whole. */
  all?: readonly Row[]
  /** Whether there is Exportar, which exports the chosen ones. */
  exports: boolean
  onChoose: (rows: readonly Row[]) => void
}

const NOTHING_CHOSEN = 'Elija una fila o varias.'

/** In place of a table's buttons while several rows are chosen: how many, and what can be done to them. */
export default function BulkActions<Row>(props: BulkActionsProps<Row>) {
  const { options, chosen, all, exports, onChoose } = props
  const dispatch = useAppDispatch()
  const [asking, setAsking] = useState<Job<Row> | null>(null)
  const { running, start, stop, close } = useRun<Row>(onChoose)
  const nameOf = options?.nameOf ?? String

  const ask = (action: BulkAction<Row>) => {
    const isSkipped = (row: Row) => action.skips?.some(({ test }) => test(row)) ?? false
    const job = {
      action,
      rows: chosen.filter((row) => !isSkipped(row)),
      skipped: chosen.filter(isSkipped),
    }
    if (job.rows.length > 0) setAsking(job)
    else dispatch(toastShown({ type: 'info', message: skippedText(job, nameOf) }))
  }

  return (
    <>
      <Typography role="status" variant="body2" sx={{ px: 1, fontWeight: 600 }}>
        {counted(chosen.length, ['elegida', 'elegidas'])}
      </Typography>
      {options?.actions.map((action) => (
        <RoleButton
          key={action.label}
          action={action.permission}
          shortcut={action.shortcut}
          startIcon={action.icon}
          reason={chosen.length === 0 ? NOTHING_CHOSEN : undefined}
          onClick={() => ask(action)}
        >
          {action.label}
        </RoleButton>
      ))}
      {exports && chosen.length > 0 && (
        <Typography variant="caption" color="textSecondary" sx={{ px: 0.5 }}>
          Exportar lleva solo las elegidas
        </Typography>
      )}
      {all && all.length > chosen.length && (
        <Button color="inherit" onClick={() => onChoose(all)}>
          Marcar las {numero(all.length)}
        </Button>
      )}
      {asking && <Question job={asking} nameOf={nameOf} onStart={start} onClose={() => setAsking(null)} />}
      {running && <RunDialog running={running} nameOf={nameOf} onStop={stop} onClose={close} />}
    </>
  )
}

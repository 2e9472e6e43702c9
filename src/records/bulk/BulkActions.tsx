import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useAppDispatch } from '../../api/client/hooks'
import { RoleButton } from '../../ui/buttons/RoleButton'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import { numero, counted } from '../../ui/texts/formats'
import { toastShown } from '../../ui/toasts/toastSlice'
import { RunDialog } from './RunDialog'
import { listed, type BulkAction, type BulkOptions } from './bulkAction'
import { useRun, type Job } from './useRun'

export interface BulkActionsProps<Row> {
  /** Absent where several rows can only be exported. */
  options?: BulkOptions<Row>
  chosen: readonly Row[]
  /** All that can be chosen; undefined while the list is not whole. */
  all?: readonly Row[]
  /** Offers Exportar, which exports the chosen rows. */
  exports: boolean
  onChoose: (rows: readonly Row[]) => void
}

const NOTHING_CHOSEN = 'Elija una fila o varias.'

/** Bar in place of a table's buttons while several rows are chosen: their number and the actions on them. */
export default function BulkActions<Row>(props: BulkActionsProps<Row>) {
  const { options, chosen, all, exports, onChoose } = props
  const dispatch = useAppDispatch()
  const [asking, setAsking] = useState<(Job<Row> & { action: BulkAction<Row>; question: string }) | null>(
    null,
  )
  const { run, start, close, undo } = useRun<Row>(onChoose)
  const nameOf = options?.nameOf ?? String

  /** '¿Eliminar 12 liquidaciones?', before anything is done. */
  const ask = async (action: BulkAction<Row>) => {
    const { label, words, warning, skips = [] } = action
    const reasonOf = (row: Row) => skips.find(({ test }) => test(row))
    const rows = chosen.filter((row) => !reasonOf(row))
    /** Which rows are left out, and why. */
    const skipped = skips.flatMap((reason) => {
      const names = chosen.filter((row) => reasonOf(row) === reason).map(nameOf)
      const verb = names.length === 1 ? 'Se salta' : 'Se saltan'
      return names.length > 0 ? `${verb} ${counted(names.length, reason.words)}: ${listed(names)}.` : []
    })
    const parts = [
      `¿${label} ${counted(rows.length, words)}?`,
      ...skipped,
      warning && (await dispatch(warning(rows))),
    ]
    if (rows.length > 0) setAsking({ action, rows, question: parts.filter(Boolean).join(' ') })
    else dispatch(toastShown({ type: 'info', message: skipped.join(' ') }))
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
          disabledReason={chosen.length === 0 ? NOTHING_CHOSEN : undefined}
          onClick={() => void ask(action)}
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
      {asking && (
        <ConfirmDialog
          open
          title={asking.action.title}
          question={asking.question}
          confirmText={asking.action.label}
          dangerous={asking.action.dangerous}
          onConfirm={() => void start(asking)}
          onClose={() => setAsking(null)}
        />
      )}
      {run && <RunDialog run={run} nameOf={nameOf} onClose={close} onUndo={undo} />}
    </>
  )
}

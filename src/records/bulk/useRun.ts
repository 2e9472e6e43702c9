import { useEffect, useRef, useState } from 'react'
import { useAppDispatch } from '../../api/client/hooks'
import { newIdempotencyKey } from '../../api/client/idempotency'
import { toastShown } from '../../ui/toasts/toastSlice'
import { useUnsavedWork } from '../../ui/unsaved/unsavedWork'
import { runSequentially, type Outcome } from './runSequentially'
import { counted } from '../../ui/texts/formats'
import { type BulkAction } from './bulkAction'

/** An action and the rows that it is done to. */
export interface Job<Row> {
  action: BulkAction<Row>
  rows: readonly Row[]
  skipped: readonly Row[]
}

export interface Running<Row> extends Job<Row> {
  /** How many calls have been answered. */
  count: number
  /** Once it has ended, where not all went well. */
  outcome: Outcome<Row> | null
  /** The mark of the action, by which it is undone. */
  grupo: string
}

/** Does an action to rows, one after the other. @param onEnd is given the rows that it was not done to. */
export function useRun<Row>(onEnd: (rows: readonly Row[]) => void) {
  const dispatch = useAppDispatch()
  const [running, setRunning] = useState<Running<Row> | null>(null)
  const stopped = useRef(false)
  const stop = () => {
    stopped.current = true
  }
  useEffect(() => stop, [])
  useUnsavedWork(running?.outcome === null)

  const tell = ({ action }: Job<Row>, { done }: Outcome<Row>, group: string) => {
    if (done.length === 0) return
    const undo = action.undo ? group : undefined
    dispatch(toastShown({ type: 'exito', message: `${counted(done.length, action.done)}.`, undo }))
  }

  const start = async (job: Job<Row>) => {
    stopped.current = false
    const group = newIdempotencyKey()
    setRunning({ ...job, count: 0, outcome: null, grupo: group })
    const outcome = await runSequentially(job.rows, (row) => dispatch(job.action.run(row, group)), {
      isStopped: () => stopped.current,
      onProgress: (count) => setRunning((now) => now && { ...now, count }),
    })
    const undone = [...outcome.refused.map(({ item }) => item), ...outcome.left]
    onEnd(undone)
    if (undone.length > 0) return setRunning((now) => now && { ...now, outcome })
    setRunning(null)
    tell(job, outcome, group)
  }

  /** Closes the report; the toast, and its 'Deshacer', comes when it has been read. */
  const close = () => {
    if (running?.outcome) tell(running, running.outcome, running.grupo)
    setRunning(null)
  }

  return { running, start, stop, close }
}

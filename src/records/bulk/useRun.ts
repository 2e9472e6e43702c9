import { useEffect, useRef, useState } from 'react'
import { errorMessage, isUnanswered, isUnauthorized } from '../../api/client/errors'
import { useAppDispatch } from '../../api/client/hooks'
import { newIdempotencyKey } from '../../api/client/idempotency'
import { PLAZO_PARA_DESHACER } from '../../contract/importables'
import { historialApi } from '../../api/historial'
import { toastShown } from '../../ui/toasts/toastSlice'
import { useUnsavedWork } from '../../ui/unsaved/unsavedWork'
import { counted } from '../../ui/texts/formats'
import { type RowAction } from './bulkAction'

/** An action and the rows that it is done to. */
export interface Job<Row> {
  action: RowAction<Row>
  rows: readonly Row[]
}

/** How far an action has come. */
export interface Run<Row> extends Job<Row> {
  /** The mark of the action, by which it is undone. */
  mark: string
  done: readonly Row[]
  /** Refused, with the server's mensaje. */
  refused: readonly { row: Row; message: string }[]
  /** Once it has ended, the rows that were not reached: it was stopped, or there is nobody to answer. */
  left?: readonly Row[]
}

/**
 * Does an action to rows, one after the other, until it is stopped, and no further without a session or a connection.
 *
 * @param onEnd is given the rows that it was not done to
 */
export function useRun<Row>(onEnd: (rows: readonly Row[]) => void) {
  const dispatch = useAppDispatch()
  /** Also when it has ended, where not all went well. */
  const [run, setRun] = useState<Run<Row> | null>(null)
  const stopped = useRef(false)
  const stop = () => {
    stopped.current = true
  }
  useEffect(() => stop, [])
  useUnsavedWork(run !== null && !run.left)

  const finish = ({ action, done, mark }: Run<Row>) => {
    setRun(null)
    if (done.length === 0) return
    const message = `${counted(done.length, action.done)}.`
    const undo = action.undo ? { undo: mark, duration: PLAZO_PARA_DESHACER } : {}
    dispatch(toastShown({ type: 'exito', message, ...undo }))
  }

  const start = async (job: Job<Row>) => {
    stopped.current = false
    let now: Run<Row> = { ...job, mark: newIdempotencyKey(), done: [], refused: [] }
    for (const row of job.rows) {
      if (stopped.current) break
      setRun(now)
      try {
        await dispatch(job.action.run(row, now.mark))
        now = { ...now, done: [...now.done, row] }
      } catch (error) {
        now = { ...now, refused: [...now.refused, { row, message: errorMessage(error) }] }
        if (isUnauthorized(error) || isUnanswered(error)) break
      }
    }
    const left = job.rows.slice(now.done.length + now.refused.length)
    const undone = [...now.refused.map(({ row }) => row), ...left]
    onEnd(undone)
    if (undone.length > 0) setRun({ ...now, left })
    else finish(now)
  }

  return {
    run,
    start,
    /** Stops it or, when it has ended, closes the report: the toast, and its 'Deshacer', comes when it has been read. */
    close: () => (run?.left ? finish(run) : stop()),
    /** Undoes what it has done and closes the report, whose reading may take longer than there is time to undo. */
    undo: () => {
      if (run) void dispatch(historialApi.endpoints.deshacer.initiate({ grupo: run.mark }))
      setRun(null)
    },
  }
}

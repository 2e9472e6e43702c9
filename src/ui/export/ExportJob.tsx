import { useEffect, useState } from 'react'
import { download } from '../../api/client/download'
import { useAppDispatch } from '../../api/client/hooks'
import { today } from '../../api/client/today'
import { csv } from '../files/csv'
import { runInWorker } from '../files/job'
import { startWorker } from '../files/startWorker'
import { Preparing } from '../loading/Preparing'
import { toastShown } from '../toasts/toastSlice'
import type { Exportable, FileTable } from './exportable'
import { Paper } from './Paper'

/** So many rows take some twenty seconds; the CSV of more is there at once. */
const MAX_ROWS = 100_000

const FAILED =
  'No se pudo preparar el archivo de Excel, en el que caben hasta 100.000 filas. Exporte en CSV, que Excel también abre.'

const EXTENSIONS = { CSV: 'csv', Excel: 'xlsx' }

export type Format = keyof typeof EXTENSIONS | 'Imprimir'

interface Props {
  exportable: Exportable
  format: Format
  onDone: () => void
}

/** Writes a table as it was when its format was chosen. */
export default function ExportJob({ exportable, format, onDone }: Props) {
  const dispatch = useAppDispatch()
  const [printed, setPrinted] = useState<FileTable>()

  useEffect(() => {
    const { title, fileName, totals = [], table } = exportable
    const control = new AbortController()
    const { signal } = control

    function write({ columns, rows }: FileTable) {
      const titles = columns.map((column) => column.title)
      if (format === 'CSV') return new Blob([csv(titles, rows)], { type: 'text/csv;charset=utf-8' })
      if (rows.length > MAX_ROWS) throw new RangeError(FAILED)
      return runInWorker<Blob>(startWorker(), { sheet: { title, columns, rows, totals } }, signal)
    }

    async function run() {
      const onPaper = format === 'Imprimir'
      const found = await table(onPaper)
      if (signal.aborted) return
      if (found && onPaper) return setPrinted(found)
      if (found && !onPaper) download(`${fileName}-${today()}.${EXTENSIONS[format]}`, await write(found))
      onDone()
    }

    run().catch(() => {
      if (signal.aborted) return
      dispatch(toastShown({ type: 'error', message: FAILED }))
      onDone()
    })
    return () => control.abort()
  }, [exportable, format, onDone, dispatch])

  return printed ? (
    <Paper {...exportable} table={printed} onPrinted={onDone} />
  ) : (
    <Preparing text="Preparando el archivo…" onCancel={onDone} />
  )
}

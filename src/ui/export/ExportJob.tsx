import { useEffect, useState } from 'react'
import { download } from '../../api/client/download'
import { ConfirmDialog } from '../dialogs/ConfirmDialog'
import { csv } from '../files/csv'
import { runInWorker } from '../files/job'
import { startWorker } from '../files/startWorker'
import { Preparing } from '../loading/Preparing'
import { numero } from '../texts/formats'
import type { Exportable, FileTable } from './exportable'
import { Paper } from './Paper'

/** So many rows take some twenty seconds (docs/measurements.md); the CSV of more is there at once. */
export const MAX_ROWS = 100_000

const tooMany = (rows: number) =>
  `Son ${numero(rows)} filas, más de las ${numero(MAX_ROWS)} que caben en un archivo de Excel hecho aquí. ` +
  'En CSV caben todas, y Excel también lo abre.'

const FAILED = 'No se pudo preparar el archivo de Excel. ¿Exportar las mismas filas en CSV?'

export type Format = 'CSV' | 'Excel' | 'Imprimir'

/** Rest of a job: paper to print, or a CSV to offer in place of an Excel file, and why. */
interface Left {
  table: FileTable
  texts?: string[][]
  why?: string
}

async function saveCsv(fileName: string, { columns, cells }: FileTable) {
  const text = csv(
    columns.map(({ title }) => title),
    await cells(),
  )
  download(`${fileName}.csv`, new Blob([text], { type: 'text/csv;charset=utf-8' }))
}

/** Downloads the file. @returns what is left to do, or null. */
async function write(
  { title, fileName, totals = [], file, paper = file }: Exportable,
  format: Format,
  signal: AbortSignal,
): Promise<Left | null> {
  const table = await (format === 'Imprimir' ? paper : file)()
  if (!table || signal.aborted) return null
  if (format === 'Imprimir') return { table, texts: await table.texts() }
  if (format === 'CSV') return saveCsv(fileName, table).then(() => null)
  const rows = await table.cells()
  if (rows.length > MAX_ROWS) return { table, why: tooMany(rows.length) }
  try {
    const sheet = { title, columns: table.columns, rows, totals }
    download(`${fileName}.xlsx`, await runInWorker<Blob>(startWorker(), { sheet }, signal))
    return null
  } catch {
    return { table }
  }
}

interface Props {
  exportable: Exportable
  format: Format
  onDone: () => void
}

/** Writes a table as it was when its format was chosen. */
export default function ExportJob({ exportable, format, onDone }: Props) {
  const [left, setLeft] = useState<Left | null>(null)
  useEffect(() => {
    const control = new AbortController()
    void write(exportable, format, control.signal).then((result) => {
      if (control.signal.aborted) return
      if (result) setLeft(result)
      else onDone()
    })
    return () => control.abort()
  }, [exportable, format, onDone])

  if (!left) return <Preparing text="Preparando el archivo…" onCancel={onDone} />
  const { table, texts, why = FAILED } = left
  if (texts) return <Paper {...exportable} columns={table.columns} rows={texts} onPrinted={onDone} />
  return (
    <ConfirmDialog
      open
      title="Exportar a Excel"
      question={why}
      confirmText="Exportar CSV"
      onConfirm={() => saveCsv(exportable.fileName, table)}
      onClose={onDone}
    />
  )
}

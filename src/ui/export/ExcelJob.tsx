import { useEffect, useEffectEvent, useState } from 'react'
import { download } from '../../api/client/download'
import { ConfirmDialog } from '../dialogs/ConfirmDialog'
import { Preparing } from '../loading/Preparing'
import { downloadCsv } from './csvFile'
import type { Exportable } from './exportable'
import type { FileTable } from './fileTable'
import { numero } from '../texts/formats'
import { excelFile } from './excelFile'

/** So many rows take some twenty seconds (docs/measurements.md); the CSV of more is there at once. */
export const MAX_ROWS = 100_000

interface Props {
  exportable: Exportable
  onDone: () => void
}

const tooMany = ({ length }: FileTable) =>
  `Son ${numero(length)} filas, más de las ${numero(MAX_ROWS)} que caben en un archivo de Excel hecho aquí. ` +
  'En CSV caben todas, y Excel también lo abre.'

const FAILED = 'No se pudo preparar el archivo de Excel. ¿Exportar las mismas filas en CSV?'

interface Instead {
  table: FileTable
  why: string
}

/** Makes and downloads the file. Returns why the CSV is offered in its place, or null. */
async function make(
  { title, fileName, totals = [], file }: Exportable,
  signal: AbortSignal,
): Promise<Instead | null> {
  const table = await file()
  if (!table || signal.aborted) return null
  if (table.length > MAX_ROWS) return { table, why: tooMany(table) }
  try {
    download(`${fileName}.xlsx`, await excelFile(title, table, totals, signal))
    return null
  } catch {
    return { table, why: FAILED }
  }
}

/** Makes a table's Excel file and downloads it; where that cannot be, offers the CSV. */
export default function ExcelJob({ exportable, onDone }: Props) {
  const [instead, setInstead] = useState<Instead | null>(null)
  const done = useEffectEvent(onDone)
  // One file for each choice: the table is the one that was chosen.
  useEffect(() => {
    const control = new AbortController()
    const { signal } = control
    void make(exportable, signal).then((result) => {
      if (signal.aborted) return
      if (result) setInstead(result)
      else done()
    })
    return () => control.abort()
  }, [exportable])

  if (!instead) return <Preparing text="Preparando el archivo…" onCancel={onDone} />
  return (
    <ConfirmDialog
      open
      title="Exportar a Excel"
      question={instead.why}
      confirmText="Exportar CSV"
      onConfirm={() => downloadCsv(exportable.fileName, instead.table)}
      onClose={onDone}
    />
  )
}

import { useMemo } from 'react'
import type { AsistenciaFila } from '../../contract/asistencias'
import { usePhone } from '../../ui/style/usePhone'
import { Frame } from '../../ui/table/frame'
import { readColumns } from './sheetColumns'
import { AttendanceGrid } from './SheetGrid'

interface Props {
  title: string
  rows: readonly AsistenciaFila[]
}

/** The sheet for users who may not register attendance. */
export function ReadOnlySheet({ title, rows }: Props) {
  const narrow = usePhone()
  const columns = useMemo(() => readColumns(narrow), [narrow])
  const gridRows = useMemo(() => rows.map((row) => ({ ...row, id: row.conductorUuid })), [rows])
  return (
    <Frame>
      <AttendanceGrid label={title} columns={columns} rows={gridRows} />
    </Frame>
  )
}

import { useGridApiRef } from '@mui/x-data-grid'
import { useEventCallback } from '@mui/material/utils'
import { useEffect, useMemo } from 'react'
import { useBusesQuery } from '../../api/buses'
import type { AsistenciaFila } from '../../contract/asistencias'
import { useControlKeys } from '../../ui/sheet/useControlKeys'
import { focusCell } from '../../ui/sheet/focusCell'
import { useShortcut } from '../../ui/shortcuts/useShortcut'
import { usePhone } from '../../ui/style/usePhone'
import { Frame } from '../../ui/table/frame'
import { controlFields, editColumns } from './sheetColumns'
import { SheetContext } from './sheetContext'
import { AttendanceGrid } from './SheetGrid'
import type { Changes, Marks } from './sheetRows'

interface Props {
  title: string
  rows: readonly AsistenciaFila[]
  changes: Changes
  errors: Readonly<Record<string, string>>
  onChange: (row: AsistenciaFila, change: Partial<Marks>) => void
}

/** The sheet that a clerk fills in, a row per driver. */
export function Planilla({ title, rows, changes, errors, onChange }: Props) {
  const { data } = useBusesQuery()
  const buses = useMemo(() => (data ?? []).map(({ numero }) => numero), [data])
  const narrow = usePhone()
  const columns = useMemo(() => editColumns(narrow), [narrow])
  const fields = useMemo(() => controlFields(narrow), [narrow])
  const gridRows = useMemo(() => rows.map((row) => ({ ...row, id: row.conductorUuid })), [rows])
  const apiRef = useGridApiRef()
  const { frame, cell, onCellKeyDown } = useControlKeys(apiRef, { rows: gridRows, fields })
  const slotProps = useMemo(() => ({ cell }), [cell])
  const key = useShortcut('tabla')
  const sheet = useMemo(
    () => ({ rows, changes, errors, buses, onChange }),
    [rows, changes, errors, buses, onChange],
  )

  // After a refusal the focus moves to the first wrong row, on its page.
  const goToWrong = useEventCallback((now: typeof errors) => {
    const wrong = gridRows.findIndex(({ id }) => now[id])
    if (wrong >= 0) focusCell(apiRef, gridRows, { row: wrong, field: 'bus' })
  })
  useEffect(() => goToWrong(errors), [errors, goToWrong])

  return (
    <Frame {...key.props} {...frame}>
      <SheetContext value={sheet}>
        <AttendanceGrid
          apiRef={apiRef}
          label={title}
          columns={columns}
          rows={gridRows}
          slotProps={slotProps}
          onCellKeyDown={onCellKeyDown}
        />
      </SheetContext>
    </Frame>
  )
}

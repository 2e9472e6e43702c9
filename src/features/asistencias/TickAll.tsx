import Checkbox from '@mui/material/Checkbox'
import type { AsistenciaFila } from '../../contract/asistencias'
import { tickAllAttribute, type CheckboxColumn } from './cells'
import { withChanges, type Changes, type Marks } from './sheetRows'

interface Props {
  column: number
  checkbox: CheckboxColumn
  rows: readonly AsistenciaFila[]
  changes: Changes
  onChange: (row: AsistenciaFila, change: Partial<Marks>) => void
}

/** The box above a column: ticks it for every driver of every page, or for none when all are ticked. */
export function TickAll({ column, checkbox: [field, title], rows, changes, onChange }: Props) {
  const ticked = rows.filter((row) => withChanges(row, changes[row.conductorUuid])[field])
  const all = ticked.length === rows.length
  const handleChange = () => {
    for (const row of rows) if (all || !ticked.includes(row)) onChange(row, { [field]: !all })
  }
  return (
    <Checkbox
      size="small"
      checked={all}
      indeterminate={!all && ticked.length > 0}
      onChange={handleChange}
      slotProps={{
        // Not a tab stop: the sheet has only one. ArrowUp from the first row comes here.
        input: { 'aria-label': `${title}: todos`, tabIndex: -1, ...tickAllAttribute(column) },
      }}
    />
  )
}

import { useEventCallback } from '@mui/material/utils'
import { IN_DIALOG, type EditedRow } from './columns'
import { changeBack, changeOf, cellValue, readText, type Changes, type SheetField } from './fields'
import { FIELDS, isOpen } from './order'
import { pasteOutcome, readDriver } from './pasted'
import { completedRegister } from '../register'
import { proposalFor, type SheetRow } from './sheetRow'
import { useLoadDetalle } from './useLoadDetalle'
import type { Planilla } from './usePlanilla'

/** What the sheet's keys and pastes change, cell by cell. */
export function useSheetEdits(
  { rows, conductores, onType, onDrop }: Planilla,
  onOpen: (row: SheetRow, field: SheetField) => void,
) {
  const load = useLoadDetalle()
  /** The row as it is now: the grid may still hold the former one. */
  const current = useEventCallback((row: SheetRow) => rows.find(({ id }) => id === row.id) ?? row)

  /** A text as the cell's value; undefined where it cannot take it. */
  const read = (row: SheetRow, field: SheetField, text: string): unknown =>
    field === 'conductorDocumento' ? readDriver(conductores, row.detalle, text) : readText(field, text)

  const set = (row: SheetRow, field: SheetField, value: unknown) => {
    const now = current(row)
    onType(now, changeOf(now.values, field, value))
  }

  /** What has been typed in a cell is its value. The grid is given the row as the sheet then has it. */
  const onEdited = useEventCallback(async ({ edited, ...row }: EditedRow): Promise<SheetRow> => {
    if (edited) {
      const { field, value } = edited
      const now = current(row)
      // Shown before the cell is left, so not of what is pasted.
      const completed =
        field === 'regFin' && typeof value === 'string' ? completedRegister(value, now.values.regIni) : null
      const isText = typeof value === 'string' && field !== 'conductorDocumento'
      // The text of a name of which no driver was chosen.
      const isNothing = value === '' && field === 'conductorDocumento'
      if (!isNothing) set(row, field, completed ?? (isText ? read(now, field, value) : value))
    }
    await Promise.resolve()
    return current(row)
  })

  const onAccept = useEventCallback((row: SheetRow, field: string) => {
    const now = current(row)
    const proposed = now.entry && proposalFor(now, field as SheetField)
    if (proposed !== undefined) set(now, field as SheetField, proposed)
  })

  const onCopyAbove = useEventCallback((row: SheetRow, above: SheetRow, field: string) => {
    if (!isOpen(current(row), field)) return
    set(row, field as SheetField, cellValue(current(above).values, field as SheetField))
  })

  const onRestore = useEventCallback((row: SheetRow, field: string) => {
    const now = current(row)
    if (!now.base || !now.entry) return
    // A colleague has settled it, or a till has been closed: nothing of it can be sent any more.
    if (now.locked) onDrop(now.id)
    else if (isOpen(now, field) || IN_DIALOG.includes(field))
      onType(now, changeBack(now.values, now.base, field as SheetField))
  })

  const onPress = useEventCallback((row: SheetRow, field: string, key?: string): boolean => {
    const now = current(row)
    if (now.failure !== null && key === 'Enter') void load(now)
    if (now.locked) return now.failure !== null
    if (field === 'liquidada' && key !== 'Enter') set(now, field, !now.values.liquidada)
    else if (field === 'otros' || field === 'deuda') onOpen(now, field)
    else return false
    return true
  })

  /** Pastes a block from a cell on, and says what came of it. A block that begins with buses goes to theirs. */
  const paste = (from: { id: unknown; field: string }, block: readonly (readonly string[])[]): string => {
    const first = rows.findIndex(({ id }) => id === from.id)
    const column = FIELDS.indexOf(from.field)
    const strangers: string[] = []
    let pasted = 0
    for (const [offset, texts] of block.entries()) {
      const row = from.field === 'bus' ? rows.find(({ id }) => id === texts[0]) : rows[first + offset]
      if (!row) continue
      let changes: Changes = {}
      for (const [index, text] of texts.entries()) {
        const field = FIELDS[column + index] as SheetField | undefined
        const value = field && isOpen(row, field) ? read(row, field, text) : undefined
        if (field && value !== undefined)
          changes = { ...changes, ...changeOf({ ...row.values, ...changes }, field, value) }
        if (value === null) strangers.push(`${text} (bus ${row.id})`)
      }
      if (Object.keys(changes).length === 0) continue
      pasted += 1
      onType(row, changes, { pasted: true })
    }
    return pasteOutcome(pasted, block.length - pasted, strangers)
  }

  return { onEdited, onAccept, onCopyAbove, onRestore, onPress, paste }
}

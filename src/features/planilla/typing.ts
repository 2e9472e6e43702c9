/** Cell changes by the sheet's keys and pastes. */
import type { AppDispatch, RootState } from '../../api/client/rootReducer'
import { llaveDeBus, llaveDeDocumento, nombrado } from '../../contract/identificadores'
import { claveDe } from '../../contract/sinAcentos'
import { completedRegister } from '../../records/settlement/register'
import { cellsTyped, rowsDropped } from '../../records/sheet/sheetSlice'
import { optionMeant, type SelectOption } from '../../ui/fields/options'
import { counted } from '../../ui/texts/formats'
import { changeOf, decided, FIELDS, readText, restoring, TYPED, type Changes } from './cells'
import { selectDrivers } from './day'
import { rowOfBus, selectRows, type SheetRow } from './rows'

/** Changes cells of a row, over the record that the person has before them. */
const typeIn =
  ({ id, seen, locked }: SheetRow, changes: Changes) =>
  (dispatch: AppDispatch) => {
    if (!locked) dispatch(cellsTyped({ records: { [id]: seen }, changes }))
  }

/** Final register that the last digits typed in its cell mean; null where they mean none. */
export const completionIn = ({ values, usual }: SheetRow, field: string, value: unknown) =>
  field === 'regFin' && typeof value === 'string' ? completedRegister(value, values.regIni, usual) : null

/** Stores the typed value of a cell. @returns the row as the sheet then has it. */
export const typeCell =
  (row: SheetRow, field: string, value: unknown) => (dispatch: AppDispatch, getState: () => RootState) => {
    const isDriver = field === 'conductorDocumento'
    // Ignores an emptied text.
    if (isDriver && value === '') return row
    const read = (text: string) =>
      isDriver ? (optionMeant(selectDrivers(getState()), text)?.value ?? text) : readText(field, text)
    // Shown before the cell is left, so not of what is pasted.
    const completed = completionIn(row, field, value)
    const meant = completed ?? (typeof value === 'string' ? read(value) : value)
    dispatch(typeIn(row, changeOf(row.values, field, meant)))
    return rowOfBus(getState(), row.id) ?? row
  }

/** Takes a proposed expense out. */
export const takeOut = (row: SheetRow, field: string) => typeIn(row, changeOf(row.values, field, 0))

/** Gives a cell back what was loaded; a row of which nothing can be sent any more is given up whole. */
export const restoreCell = (row: SheetRow, field: string) => (dispatch: AppDispatch) => {
  if (!row.typed) return
  if (row.locked || !row.isBus) dispatch(rowsDropped([row.id]))
  else if (TYPED.includes(field)) dispatch(typeIn(row, restoring(row.values, row.seen, field)))
}

/**
 * Documento of the driver whom a pasted text names, by documento or by name; the text itself where it names none, or two, which the server
 * refuses; undefined where it says nothing.
 */
export function readDriver(drivers: readonly Pick<SelectOption, 'value' | 'label'>[], text: string) {
  const one =
    nombrado(drivers, text, ({ value }) => value, llaveDeDocumento) ??
    drivers.find(({ label }) => claveDe(label) === claveDe(text))
  return one?.value ?? (text || undefined)
}

/** Pastes a block from a cell on; one that begins with buses goes to theirs. @returns the rows, and what came of it in words. */
export const pasteBlock =
  (from: { id: unknown; field: string }, block: readonly string[][]) =>
  (dispatch: AppDispatch, getState: () => RootState) => {
    const rows = selectRows(getState())
    const drivers = selectDrivers(getState())
    const first = rows.findIndex(({ id }) => id === from.id)
    const column = FIELDS.indexOf(from.field)
    const pasted: string[] = []
    for (const [offset, texts] of block.entries()) {
      const row =
        from.field === 'bus'
          ? nombrado(rows, texts[0] ?? '', ({ id }) => id, llaveDeBus)
          : rows[first + offset]
      if (!row || row.locked) continue
      let changes: Changes = {}
      for (const [index, text] of texts.entries()) {
        const field = FIELDS[column + index] ?? ''
        if (!TYPED.includes(field)) continue
        const own = { value: row.values.conductorDocumento ?? '', label: row.driver }
        const value =
          field === 'conductorDocumento' ? readDriver([own, ...drivers], text) : readText(field, text)
        if (value !== undefined)
          changes = { ...changes, ...changeOf({ ...row.values, ...changes }, field, value) }
      }
      if (Object.keys(changes).length === 0) continue
      pasted.push(row.id)
      dispatch(typeIn(row, { ...decided({ ...row.values, ...changes }), ...changes }))
    }
    // Rows that did not fit, or may not be changed.
    const left = block.length - pasted.length
    const outcome = [
      `${counted(pasted.length, ['fila pegada', 'filas pegadas'])}.`,
      left > 0 && `${left} no caben o no se pueden cambiar.`,
    ]
    return { pasted, outcome: outcome.filter(Boolean).join(' ') }
  }

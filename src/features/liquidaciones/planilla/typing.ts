/** Cell changes by the sheet's keys and pastes. */
import { newIdempotencyKey } from '../../../api/client/idempotency'
import type { AppDispatch, RootState } from '../../../api/client/rootReducer'
import { judgingArrived } from '../../../records/selectors/softWarnings'
import { optionMeant } from '../../../ui/fields/options'
import { selectDrivers } from './day'
import { CELLS, typedValue, changeOf, GASTO_NAMES, readText, takesText, type Changes } from './fields'
import { cellOpened, cellTyped, mineMeant, othersTaken, rowDropped } from './planillaSlice'
import { completionIn } from './rowCells'
import { selectRows } from './rows'
import { loadDetalle, sendRow } from './sending'
import type { EditedRow, SheetRow } from './sheetRow'

const rowOf = (getState: () => RootState, bus: string) => selectRows(getState()).find(({ id }) => id === bus)

/** Checks whether a cell may be changed at all. */
export const isOpen = (row: SheetRow, field: string) => !row.locked && takesText(field)

/** Changes cells of a row. */
export const typeIn =
  ({ id: bus, base, shown, locked }: SheetRow, changes: Changes, isPasted = false) =>
  (dispatch: AppDispatch) => {
    if (locked || !base) return
    const row = { changes: {}, shown, key: newIdempotencyKey() }
    dispatch(cellTyped({ bus, changes, record: base, row, isPasted }))
  }

const set = (row: SheetRow, field: string, value: unknown) => typeIn(row, changeOf(row.values, field, value))

/** An expense that there is none of. */
export const takeOut = (row: SheetRow, field: string) => set(row, field, row.proposals ? 0 : '')

/** Stores the typed value of a cell, and returns the row as the sheet then has it, for the grid. */
export const typeCell =
  ({ edited, ...row }: EditedRow) =>
  (dispatch: AppDispatch, getState: () => RootState): SheetRow => {
    const now = rowOf(getState, row.id) ?? row
    const { field, value } = edited ?? {}
    // Ignores an emptied text.
    if (field === undefined || (field === 'conductorDocumento' && value === '')) return now
    // A figure that is taken out is not proposed again.
    const isCleared = value === '' && typedValue(now.values, field) !== ''
    if (isCleared && field in GASTO_NAMES) {
      dispatch(takeOut(now, field))
      return rowOf(getState, row.id) ?? row
    }
    const read = (text: string) =>
      field === 'conductorDocumento'
        ? (optionMeant(selectDrivers(getState()), text)?.value ?? text)
        : readText(field, text)
    // Shown before the cell is left, so not of what is pasted.
    const completed = completionIn(now, field, value)
    dispatch(set(now, field, completed ?? (typeof value === 'string' ? read(value) : value)))
    return rowOf(getState, row.id) ?? row
  }

export const restoreCell = (row: SheetRow, field: string) => (dispatch: AppDispatch) => {
  const { id, base, entry, isBus, other } = row
  // A colleague has settled it, or a till has been closed, or its bus is none: nothing of it can be sent any more.
  if (other?.isFinal) dispatch(takeOthers(row))
  if (!base || !entry) return
  if (!isBus) dispatch(rowDropped(id))
  else if (field in CELLS) dispatch(set(row, field, typedValue(base, field)))
}

/** Takes what others have made of a row, in place of what is typed; where it has no settlement yet, under it. */
export const takeOthers =
  ({ id: bus, other }: SheetRow) =>
  (dispatch: AppDispatch) => {
    if (other) dispatch(othersTaken({ bus, shown: other.now, keepsTyped: other.isPreview }))
  }

/** Saves what is typed over what others have made of the row, as it was shown; what may be wrong in it still waits. */
export const keepMine =
  (row: SheetRow) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const { fecha, id: bus, other } = row
    if (!other) return
    dispatch(mineMeant({ fecha, bus, over: other.now.detalle, refusal: null }))
    void dispatch(judgingArrived()).then(() => {
      if (rowOf(getState, bus)?.softWarnings.length === 0) void dispatch(sendRow(row))
    })
  }

/** Ticks a cell or opens its dialog; Enter asks again for a row that could not be loaded. @returns whether it does something there. */
export const pressCell = (row: SheetRow, field: string, key?: string) => (dispatch: AppDispatch) => {
  if (row.hasFailed && key === 'Enter') void dispatch(loadDetalle(row))
  if (row.locked) return row.hasFailed
  if (field === 'liquidada' && key !== 'Enter') dispatch(set(row, field, !row.values.liquidada))
  else if (field !== 'otros' && field !== 'deuda') return false
  // A row on its way comes back as another than its dialog would show.
  else if (!row.entry?.saving) dispatch(cellOpened({ open: { bus: row.id, field } }))
  return true
}

/** A pasted block: what it says, and where it goes. */
import type { AppDispatch, RootState } from '../../../api/client/rootReducer'
import { llaveDeBus, llaveDeDocumento, nombrado } from '../../../contract/identificadores'
import { claveDe } from '../../../contract/sinAcentos'
import type { SelectOption } from '../../../ui/fields/options'
import { counted } from '../../../ui/texts/formats'
import { FIELDS } from './columns'
import { selectDrivers } from './day'
import { changeOf, readText, type Changes } from './fields'
import { blockPasted } from './planillaSlice'
import { selectRows } from './rows'
import { isOpen, typeIn } from './typing'

/**
 * Documento of the driver whom a text names, by documento or by name; the text itself where it names none, or two, which the server
 * refuses; undefined where it says nothing.
 */
export function readDriver(drivers: readonly Pick<SelectOption, 'value' | 'label'>[], text: string) {
  const one =
    nombrado(drivers, text, ({ value }) => value, llaveDeDocumento) ??
    drivers.find(({ label }) => claveDe(label) === claveDe(text))
  return one?.value ?? (text || undefined)
}

/** Pastes a block from a cell on, and says what came of it. A block that begins with buses goes to theirs. */
export const pasteBlock =
  (from: { id: unknown; field: string }, block: string[][]) =>
  (dispatch: AppDispatch, getState: () => RootState) => {
    const rows = selectRows(getState())
    const drivers = selectDrivers(getState())
    const first = rows.findIndex(({ id }) => id === from.id)
    const column = FIELDS.indexOf(from.field)
    let pasted = 0
    for (const [offset, texts] of block.entries()) {
      const row =
        from.field === 'bus'
          ? nombrado(rows, texts[0] ?? '', ({ id }) => id, llaveDeBus)
          : rows[first + offset]
      if (!row) continue
      let changes: Changes = {}
      for (const [index, text] of texts.entries()) {
        const field = FIELDS[column + index] ?? ''
        if (!isOpen(row, field)) continue
        const own = { value: row.values.conductorDocumento ?? '', label: row.driver }
        const value =
          field === 'conductorDocumento' ? readDriver([own, ...drivers], text) : readText(field, text)
        if (value !== undefined)
          changes = { ...changes, ...changeOf({ ...row.values, ...changes }, field, value) }
      }
      if (Object.keys(changes).length === 0) continue
      pasted += 1
      dispatch(typeIn(row, changes, true))
    }
    // Rows that did not fit, or may not be changed.
    const left = block.length - pasted
    const outcome = [
      `${counted(pasted, ['fila pegada', 'filas pegadas'])}.`,
      left > 0 && `${left} no caben o no se pueden cambiar.`,
    ]
    dispatch(blockPasted({ outcome: outcome.filter(Boolean).join(' ') }))
  }

/** A pasted block: what it says, and where it goes. */
import type { AppDispatch, RootState } from '../../../api/client/rootReducer'
import type { ConductorFila } from '../../../contract/conductores'
import { llaveDeBus, llaveDeDocumento, nombrado } from '../../../contract/identificadores'
import type { LiquidacionDetalle } from '../../../contract/liquidaciones'
import { counted } from '../../../ui/texts/formats'
import { FIELDS } from './columns'
import { selectDay } from './day'
import { changeOf, readText, type Changes } from './fields'
import { blockPasted } from './planillaSlice'
import { selectRows } from './rows'
import { isOpen, typeIn } from './typing'

const LIST = new Intl.ListFormat('es')

/**
 * The documento of the driver whom a text names, by documento or by name: an active one, or the one that the row has. Null where it
 * names none, or two, so that the row waits for its driver and does not go out with the usual one; undefined where it says nothing.
 */
export function readDriver(
  conductores: readonly Pick<ConductorFila, 'documento' | 'nombre'>[] = [],
  detalle: LiquidacionDetalle | null | undefined,
  text: string,
) {
  if (!text) return undefined
  const { conductorDocumento, conductorNombre } = detalle ?? {}
  const own = { documento: conductorDocumento ?? '', nombre: conductorNombre ?? '' }
  const known = new Map([...(detalle?.uuid ? [own] : []), ...conductores].map((one) => [one.documento, one]))
  const one = nombrado([...known.values()], text, ({ documento }) => documento, llaveDeDocumento)
  if (one) return one.documento
  const [named, other] = [...known.values()].filter(
    ({ nombre }) => nombre.localeCompare(text, 'es', { sensitivity: 'base' }) === 0,
  )
  return named && !other ? named.documento : null
}

/** Pastes a block from a cell on, and says what came of it. A block that begins with buses goes to theirs. */
export const pasteBlock =
  (from: { id: unknown; field: string }, block: string[][]) =>
  (dispatch: AppDispatch, getState: () => RootState) => {
    const rows = selectRows(getState())
    const { conductores } = selectDay(getState())
    const first = rows.findIndex(({ id }) => id === from.id)
    const column = FIELDS.indexOf(from.field)
    /** The texts that name no driver, each with its bus. */
    const strangers: string[] = []
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
        const value =
          field === 'conductorDocumento' ? readDriver(conductores, row.detalle, text) : readText(field, text)
        if (value === null) strangers.push(`${text} (bus ${row.id})`)
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
      strangers.length > 0 &&
        `No hay un conductor activo, o hay más de uno, con este nombre: ${LIST.format(strangers)}.`,
    ]
    dispatch(blockPasted({ outcome: outcome.filter(Boolean).join(' ') }))
  }

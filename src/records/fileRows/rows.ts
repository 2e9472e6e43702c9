import { CAMPOS_CLAVE, claveDe } from '../../contract/importables'
import type { Accion, Kind, Marks } from './importSlice'
import { judgeTexts, type JudgedRow } from './judging'
import { unknownIn, type KnownByField } from './known'
import { withDriver, type Names } from './names'
import type { Datos, ImportNoun, Messages } from './noun'

/** A row of the preview. */
export interface ImportRow extends JudgedRow {
  /** The same with what the server refused; under '' that of the row as a whole. */
  messages: Messages
  kind: Kind
  /** The row that it repeats. */
  repeats?: number
  /** What the server says of one that seems to be stored already. */
  repeated?: string
  accion: Accion
  /** What was found for a field whose cell says it in another way, or not at all. */
  resolved: Messages
  /** Whether it is stored, which is final. */
  saved: boolean
}

export const saysNothing = (messages: Messages) => Object.keys(messages).length === 0

/** Whether something keeps a row from being imported. */
export const isWrong = ({ accion, messages }: ImportRow) => accion !== 'omitir' && !saysNothing(messages)

/** What tells stored records apart; those of the ledger are compared by the server. */
export const identitiesOf = ({ noun }: ImportNoun, stored: readonly Datos[]): ReadonlyMap<unknown, Datos> =>
  new Map(stored.map((data) => [claveDe(noun, data), data]))

/** What rows are judged beside. */
export interface Beside {
  stored: ReadonlyMap<unknown, Datos>
  known: KnownByField
  names: Names
  conOcultas: boolean
  /** What is proposed for empty cells. */
  propose?: (datos: Datos, stored: Datos | undefined) => Datos
}

const keyIn = ({ noun }: ImportNoun, data: Datos) => claveDe(noun, data)

/** The rows as they stand: with what is corrected, chosen and answered of them, and beside each other and what is stored. */
export function rowsOf(
  noun: ImportNoun,
  judged: readonly JudgedRow[],
  { corrections, choices, refused, doubts, repeated, saved }: Marks,
  { stored, known, names, conOcultas, propose }: Beside,
): ImportRow[] {
  const hasKey = CAMPOS_CLAVE[noun.noun].length > 0
  const firstOf = new Map<unknown, number>()
  return judged.map((read): ImportRow => {
    const { id } = read
    const correction = corrections[id]
    const row = correction ? judgeTexts(noun, { ...read, texts: { ...read.texts, ...correction } }) : read
    const driver = withDriver(row.datos, known.conductorDocumento, names)
    const proposed = propose?.(driver.data, stored.get(keyIn(noun, driver.data))) ?? {}
    const data: Datos = { ...driver.data, ...proposed }
    const errors: Record<string, string> = { ...unknownIn(data, known), ...row.errors }
    if (driver.error) errors.conductorDocumento = driver.error
    for (const name of Object.keys(proposed)) delete errors[name]
    const resolved = { ...driver.resolved, ...(proposed as Messages) }
    const leftOut = row.leftOut === 'oculta' && conOcultas ? undefined : row.leftOut
    // Its key, without all of which it is like no other; of a noun without keys, all that it says.
    const identity = hasKey
      ? (keyIn(noun, data) ?? id)
      : JSON.stringify(noun.fields.map(({ name }) => data[name]))
    const repeats = leftOut ? undefined : firstOf.get(identity)
    if (repeats === undefined && !leftOut) firstOf.set(identity, id)
    const isDouble = repeats !== undefined || stored.has(identity) || repeated[id] !== undefined
    const doubleKind = !hasKey ? 'posible' : repeats === undefined ? 'existe' : 'repetida'
    const kind = leftOut ?? (isDouble ? doubleKind : 'nueva')
    const choice = choices[id]
    // What the server refused is left out by nobody but the person, though by now it is known to be stored.
    const isSent = id in refused
    const byDefault = !leftOut && (kind === 'nueva' || isSent) ? 'crear' : 'omitir'
    const chosen = choice && (isSent || choice.kind === kind) ? choice.accion : byDefault
    return {
      ...row,
      datos: data,
      errors,
      messages: { ...errors, ...refused[id] },
      notes: { ...row.notes, ...doubts[id] },
      kind,
      repeats,
      repeated: repeated[id],
      accion: saved[id] ?? chosen,
      resolved,
      saved: id in saved,
    }
  })
}

import { nextTask } from '../../api/client/nextTask'
import { erroresPorCampo } from '../../contract/errores'
import { CAMPOS_CLAVE, claveDe } from '../../contract/importables'
import type { Source } from '../../ui/files/reading/readFile'
import { ownMessage, readCell } from './cells'
import type { Accion, Kind, Marks } from './importSlice'
import { unknownIn, type KnownByField } from './known'
import type { Matching } from './matching'
import type { Datos, ImportNoun, Messages } from './noun'

/** A row of the file as its texts say it. */
export interface JudgedRow {
  /** Its number in the file. */
  id: number
  /** The text of each field that the file has. */
  texts: Readonly<Record<string, string>>
  datos: Datos
  /** The message of each field that the page knows to be wrong. */
  errors: Messages
}

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
  /** Whether it is stored, which is final. */
  saved: boolean
}

export const saysNothing = (messages: Messages) => Object.keys(messages).length === 0

/** Whether something keeps a row from being imported. */
export const isWrong = ({ accion, messages }: ImportRow) => accion !== 'omitir' && !saysNothing(messages)

/** Judges the texts of a row by the form's schema. An empty cell says nothing: a correction leaves its field as it is. */
function judgeTexts(noun: ImportNoun, id: number, texts: JudgedRow['texts']): JudgedRow {
  const { fields, datosOf, fieldOf, schema } = noun
  const present = fields.filter(({ name, optional }) => !optional || texts[name]?.trim())
  const values = Object.fromEntries(
    present.map((field) => [field.name, readCell(texts[field.name] ?? '', field)]),
  )
  const data = datosOf?.(values) ?? values
  const errors: Record<string, string> = {}
  const { error } = schema.safeParse(data)
  for (const [path, message] of Object.entries(erroresPorCampo(error?.issues ?? [])))
    errors[fieldOf?.(path, data) ?? path] = message
  for (const field of present) {
    const message = ownMessage(texts[field.name] ?? '', field)
    if (message && errors[field.name]) errors[field.name] = message
  }
  return { id, texts, datos: data, errors }
}

/** What tells stored records apart; those of the ledger are compared by the server. */
export const identitiesOf = ({ noun }: ImportNoun, stored: readonly Datos[]): ReadonlySet<unknown> =>
  new Set(stored.map((data) => claveDe(noun, data)))

/** The rows as they stand: with what is corrected, chosen and answered of them, and beside each other and what is stored. */
export function rowsOf(
  noun: ImportNoun,
  judged: readonly JudgedRow[],
  { corrections, choices, refused, repeated, saved }: Marks,
  stored: ReadonlySet<unknown>,
  known: KnownByField,
): ImportRow[] {
  const hasKey = CAMPOS_CLAVE[noun.noun].length > 0
  const firstOf = new Map<unknown, number>()
  return judged.map((read): ImportRow => {
    const { id } = read
    const correction = corrections[id]
    const row = correction ? judgeTexts(noun, id, { ...read.texts, ...correction }) : read
    const errors = { ...row.errors, ...unknownIn(row.datos, known) }
    // Its key, without all of which it is like no other; of a noun without keys, all that it says.
    const identity = hasKey
      ? (claveDe(noun.noun, row.datos) ?? id)
      : JSON.stringify(noun.fields.map(({ name }) => row.datos[name]))
    const repeats = firstOf.get(identity)
    if (repeats === undefined) firstOf.set(identity, id)
    const isDouble = repeats !== undefined || stored.has(identity) || repeated[id] !== undefined
    const doubleKind = !hasKey ? 'posible' : repeats === undefined ? 'existe' : 'repetida'
    const kind = isDouble ? doubleKind : 'nueva'
    const choice = choices[id]
    // What the server refused is left out by nobody but the person, though by now it is known to be stored.
    const isSent = id in refused
    const byDefault = kind === 'nueva' || isSent ? 'crear' : 'omitir'
    const chosen = choice && (isSent || choice.kind === kind) ? choice.accion : byDefault
    return {
      ...row,
      errors,
      messages: { ...errors, ...refused[id] },
      kind,
      repeats,
      repeated: repeated[id],
      accion: saved[id] ?? chosen,
      saved: id in saved,
    }
  })
}

/** Rows that are judged before the page has a turn. */
const AT_ONCE = 400

/** The rows of a file, judged a few at a time, so that the page stays usable. */
export async function judgeSource(
  noun: ImportNoun,
  { rows }: Source,
  matching: Matching,
  onProgress: (judged: number) => void,
): Promise<JudgedRow[]> {
  const columns = Object.entries(matching).flatMap(([name, index]) =>
    index === null ? [] : [{ name, index }],
  )
  const judged: JudgedRow[] = []
  for (const { line, cells } of rows) {
    const texts = Object.fromEntries(columns.map(({ name, index }) => [name, cells[index] ?? '']))
    judged.push(judgeTexts(noun, line, texts))
    if (judged.length % AT_ONCE > 0) continue
    onProgress(judged.length)
    await nextTask()
  }
  return judged
}

import { erroresPorCampo } from '../../contract/errores'
import { CAMPOS_CLAVE, claveDe } from '../../contract/importables'
import type { FilaImportada } from '../../contract/importaciones'
import { ownMessage, readCell } from './cells'
import type { Matching } from './matching'
import type { Datos, ImportNoun, Messages } from './noun'
import type { Source } from '../../ui/files/reading/readFile'

export type Accion = FilaImportada['accion'] | 'omitir'
/** What a row is beside the others and what is stored. */
export type Kind = 'nueva' | 'existe' | 'repetida' | 'posible'

/** A row of the preview. */
export interface ImportRow {
  /** Its number in the file. */
  id: number
  /** The text of each field that the file has. */
  texts: Readonly<Record<string, string>>
  /** The texts that were corrected by hand. */
  byHand?: Readonly<Record<string, string>>
  datos: Datos
  /** The message of each wrong field; under '' that of the row as a whole. */
  errors: Messages
  /** The same of what names nobody known. */
  unknown?: Messages
  /** The same of what the server refused. */
  refused?: Messages
  kind: Kind
  /** The row that it repeats. */
  repeats?: number
  /** What the server says of one that seems to be stored already. */
  repeated?: string
  accion: Accion
  /** Whether the person chose it. */
  chosen?: boolean
  /** Whether it is stored, which is final. */
  saved?: boolean
}

/** Whether something keeps a row from being imported. */
export const isWrong = (row: ImportRow) => row.accion !== 'omitir' && Object.keys(messagesOf(row)).length > 0

/** The message of each field, the page's and the server's. */
export const messagesOf = ({ errors, unknown, refused }: ImportRow): Messages =>
  (unknown ?? refused) ? { ...errors, ...unknown, ...refused } : errors

/** Judges the texts of a row by the form's schema. An empty cell says nothing: a correction leaves its field as it is. */
export function judgeTexts(noun: ImportNoun, texts: ImportRow['texts']): Pick<ImportRow, 'datos' | 'errors'> {
  const present = noun.fields.filter(({ name, required }) => required || texts[name]?.trim())
  const data = noun.datosOf(
    Object.fromEntries(present.map((field) => [field.name, readCell(texts[field.name] ?? '', field)])),
  )
  const parsed = noun.schema.safeParse(data)
  const errors: Record<string, string> = {}
  if (!parsed.success)
    for (const [path, text] of Object.entries(erroresPorCampo(parsed.error.issues)))
      errors[noun.fieldOf?.(path, data) ?? path] = text
  for (const field of present) {
    const message = ownMessage(texts[field.name] ?? '', field)
    if (message && errors[field.name]) errors[field.name] = message
  }
  return { datos: data, errors }
}

/** The fields of a row that the file has. */
export const textsOf = (matching: Matching, cells: readonly string[]): ImportRow['texts'] =>
  Object.fromEntries(
    Object.entries(matching).flatMap(([name, index]) => (index === null ? [] : [[name, cells[index] ?? '']])),
  )

/** What tells a row apart: its key, or all that makes it equal to another. */
function identityOf({ noun, sameAs }: ImportNoun, data: Datos): string | null {
  if (CAMPOS_CLAVE[noun].length > 0) return claveDe(noun, data)
  return sameAs ? JSON.stringify(sameAs.map((field) => data[field])) : null
}

const DEFAULTS: Record<Kind, Accion> = {
  nueva: 'crear',
  existe: 'omitir',
  repetida: 'omitir',
  posible: 'omitir',
}

/** Tells doubles apart: within the file, from what is stored, by `identitiesOf`, and as the server says. */
export function markDoubles(
  noun: ImportNoun,
  rows: readonly ImportRow[],
  stored: ReadonlySet<string>,
): ImportRow[] {
  const keyed = CAMPOS_CLAVE[noun.noun].length > 0
  const firstOf = new Map<string, number>()
  return rows.map((row) => {
    const identity = identityOf(noun, row.datos)
    const first = identity === null ? undefined : firstOf.get(identity)
    if (identity !== null && first === undefined) firstOf.set(identity, row.id)
    if (row.saved) return row
    const double =
      row.repeated !== undefined || first !== undefined || (identity !== null && stored.has(identity))
    const kind: Kind = !double ? 'nueva' : !keyed ? 'posible' : first === undefined ? 'existe' : 'repetida'
    const chosen = row.chosen && row.kind === kind
    if (chosen && row.repeats === first) return row
    // What the server refused is left out by nobody but the person, though by now it is known to be stored.
    const kept = chosen || row.refused !== undefined
    return { ...row, kind, repeats: first, accion: kept ? row.accion : DEFAULTS[kind], chosen }
  })
}

/** What tells stored records apart. */
export const identitiesOf = (noun: ImportNoun, stored: readonly Datos[]): Set<string> =>
  new Set(stored.flatMap((data) => identityOf(noun, data) ?? []))

/** Rows that are judged before the page has a turn. */
const AT_ONCE = 400

const aTurn = () => new Promise((resolve) => setTimeout(resolve, 0))

/** The rows of a file, judged a few at a time, so that the page stays usable. */
export async function judgeSource(
  noun: ImportNoun,
  { rows }: Source,
  matching: Matching,
  onProgress: (judged: number) => void,
): Promise<ImportRow[]> {
  const judged: ImportRow[] = []
  for (const { line, cells } of rows) {
    const texts = textsOf(matching, cells)
    judged.push({ id: line, texts, ...judgeTexts(noun, texts), kind: 'nueva', accion: 'crear' })
    if (judged.length % AT_ONCE > 0) continue
    onProgress(judged.length)
    await aTurn()
  }
  return judged
}

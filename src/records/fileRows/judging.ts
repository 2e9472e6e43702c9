import { nextTask } from '../../api/client/nextTask'
import { erroresPorCampo } from '../../contract/errores'
import { esDeExcel } from '../../contract/identificadores'
import { sinAcentos } from '../../contract/sinAcentos'
import type { FileRow } from '../../ui/files/reading/problems'
import { ownMessage, ownNote, readCell } from './cells'
import { dayFirst } from './days'
import { brokenLetters } from './letters'
import type { Matching } from './matching'
import type { Datos, ImportNoun, LeftOut, Messages } from './noun'
import { cellUnder, type Source } from './source'

/** A row of the file as its texts say it. */
export interface JudgedRow {
  /** Its number in the file. */
  id: number
  /** The text of each field that the file has. */
  texts: Readonly<Record<string, string>>
  datos: Datos
  /** The message of each field that the page knows to be wrong. */
  errors: Messages
  /** What is said of a field that is read in another way than it stands. */
  notes: Messages
  /** Why it is left out, whatever its cells say. */
  leftOut?: LeftOut
  /** How its line was read: as Windows' letters, and with more cells than titles. */
  origin: Pick<FileRow, 'encoding'> & { isTooWide?: boolean }
}

const TOO_WIDE = 'Tiene más celdas que títulos: revise los separadores de su línea en el archivo.'
const SHORTENED = 'Excel abrevió este número: dé formato de texto a la columna y escríbalo de nuevo.'
const OTHER_ENCODING = 'Su línea está en otra codificación que las demás: revise sus tildes.'

/** Judges the texts of a row by the form's schema. An empty cell says nothing: a correction leaves its field as it is. */
export function judgeTexts(
  noun: ImportNoun,
  { id, texts, origin, leftOut }: Pick<JudgedRow, 'id' | 'texts' | 'origin' | 'leftOut'>,
): JudgedRow {
  const { fields, datosOf, fieldOf, schema } = noun
  const present = fields.filter(({ name, optional }) => !optional || texts[name]?.trim())
  const values = Object.fromEntries(
    present.map((field) => [field.name, readCell(texts[field.name] ?? '', field)]),
  )
  const data = datosOf?.(values) ?? values
  const errors: Record<string, string> = origin.isTooWide ? { '': TOO_WIDE } : {}
  const notes: Record<string, string> = origin.encoding === 'mixed' ? { '': OTHER_ENCODING } : {}
  const { error } = schema.safeParse(data)
  for (const [path, message] of Object.entries(erroresPorCampo(error?.issues ?? [])))
    errors[fieldOf?.(path, data) ?? path] = message
  for (const field of present) {
    const { name, type } = field
    const text = texts[name] ?? ''
    const message = ownMessage(text, field)
    if (message && errors[name]) errors[name] = message
    const broken = type === 'texto' ? brokenLetters(text, origin.encoding !== undefined) : undefined
    if (broken) errors[name] = broken
    if (field.isKey && esDeExcel(text)) errors[name] = SHORTENED
    const note = ownNote(text, field)
    if (note) notes[name] = note
  }
  return { id, texts, datos: data, errors, notes, leftOut, origin }
}

/** The words by which a row of sums calls itself. */
const SUM = /^(?:gran |sub)?total(?:es)?\b|^suma(?:s|toria)?\b|^promedio\b|^balance de deuda$/

const isSum = (text: string) => SUM.test(sinAcentos(text).trim())

/** Without one of these a row is of nobody and of no day. */
const TELLING = ['busNumero', 'conductorDocumento', 'documento', 'numero']

const leftOutOf = (noun: ImportNoun, source: Source, row: FileRow, texts: JudgedRow['texts']) => {
  const tells = noun.fields.some(({ name, type }) => {
    const text = texts[name]?.trim() ?? ''
    return (type === 'fecha' || TELLING.includes(name)) && text !== '' && !isSum(text)
  })
  if (!tells && row.cells.some(isSum)) return 'total'
  return noun.leftOut?.((title) => cellUnder(source, row, title)) ?? (row.hidden ? 'oculta' : undefined)
}

/** Rows that are judged before the page has a turn. */
const AT_ONCE = 400

/** The rows of a file, judged a few at a time, so that the page stays usable. */
export async function judgeSource(
  noun: ImportNoun,
  source: Source,
  { matching, monthFirst }: { matching: Matching; monthFirst: Readonly<Record<string, boolean>> },
  onProgress: (judged: number) => void,
): Promise<JudgedRow[]> {
  const columns = Object.entries(matching).flatMap(([name, index]) =>
    index === null ? [] : [{ name, index }],
  )
  const judged: JudgedRow[] = []
  for (const row of source.rows) {
    const { line: id, cells, encoding } = row
    const texts = Object.fromEntries(
      columns.map(({ name, index }) => {
        const text = cells[index] ?? ''
        return [name, monthFirst[name] ? dayFirst(text) : text]
      }),
    )
    const isTooWide = cells.findLastIndex((cell) => cell.trim() !== '') >= source.width
    const leftOut = leftOutOf(noun, source, row, texts)
    judged.push(judgeTexts(noun, { id, texts, leftOut, origin: { encoding, isTooWide } }))
    if (judged.length % AT_ONCE > 0) continue
    onProgress(judged.length)
    await nextTask()
  }
  return judged
}

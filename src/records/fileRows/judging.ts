import { nextTask } from '../../api/client/nextTask'
import { erroresPorCampo } from '../../contract/errores'
import { esDeExcel } from '../../contract/identificadores'
import { sinAcentos } from '../../contract/sinAcentos'
import type { FileRow } from '../../ui/files/reading/problems'
import { ownMessage, ownNote, readCell } from './cells'
import { dayFirst } from './days'
import { brokenLetters, lostLetters } from './letters'
import { plain, type Matching } from './matching'
import type { Datos, ImportNoun, LeftOut, Messages } from './noun'
import { filledWidth, HIDDEN, type Source } from './source'

/** The texts of a row of the file. */
interface RowTexts extends Pick<FileRow, 'encoding'> {
  /** Its number in the file. */
  id: number
  /** The text of each field that the file has. */
  texts: Readonly<Record<string, string>>
  /** Why it is left out, whatever its cells say. */
  leftOut?: LeftOut
  /** Whether its line has more cells than titles. */
  isTooWide: boolean
}

/** The same as the form's schema judges it. */
export interface JudgedRow extends RowTexts {
  datos: Datos
  /** The message of each field that the page knows to be wrong. */
  errors: Messages
  /** What is said of a field that is read in another way than it stands. */
  notes: Messages
}

const TOO_WIDE = 'Tiene más celdas que títulos: revise los separadores de su línea en el archivo.'
const SHORTENED = 'Excel abrevió este número: dé formato de texto a la columna y escríbalo de nuevo.'
const OTHER_ENCODING = 'Su línea está en otra codificación que las demás: revise sus tildes.'

/** Judges the texts of a row. An empty cell says nothing: a correction leaves its field as it is. */
export function judgeTexts({ fields, datosOf, fieldOf, schema }: ImportNoun, row: RowTexts): JudgedRow {
  const { texts, encoding, isTooWide } = row
  const present = fields.filter(({ name, optional }) => !optional || texts[name]?.trim())
  const values = Object.fromEntries(
    present.map((field) => [field.name, readCell(texts[field.name] ?? '', field)]),
  )
  const data = datosOf?.(values) ?? values
  const errors: Record<string, string> = isTooWide ? { '': TOO_WIDE } : {}
  const notes: Record<string, string> = encoding === 'mixed' ? { '': OTHER_ENCODING } : {}
  const { error } = schema.safeParse(data)
  for (const [path, message] of Object.entries(erroresPorCampo(error?.issues ?? [])))
    errors[fieldOf?.(path, data) ?? path] = message
  for (const field of present) {
    const { name, type, isKey } = field
    const text = texts[name] ?? ''
    const message =
      (isKey && esDeExcel(text) && SHORTENED) ||
      (type === 'texto' && brokenLetters(text, encoding !== undefined)) ||
      (errors[name] && ownMessage(text, field))
    if (message) errors[name] = message
    const note = type === 'texto' ? lostLetters(text) : ownNote(text, field)
    if (note) notes[name] = note
  }
  return { ...row, datos: data, errors, notes }
}

/** The words by which a row of sums calls itself. */
const SUM =
  /^(?:gran |sub[- ]?)?total(?:es)?\b|^suma(?:s|n|toria)?\b|^promedio\b|^balance de deuda$|^\S+ total(?:es)?:?$/
/** The same of what names a record, and of a reason that says nothing else. */
const SUM_OF_ONE = /\btotal(?:es)?$/
const SUM_ALONE = /^(?:gran|sub)?(?:total(?:es)?|suma(?:s|n|toria)?|saldos?)(?:general|parcial)?$/

/** A text as it is compared: 'T O T A L' is 'total'. */
const worded = (text: string) =>
  sinAcentos(text)
    .trim()
    .replace(/^(?:\S\s+)+\S$/, (spaced) => spaced.replaceAll(/\s/g, ''))

const isSum = (text: string) => SUM.test(worded(text))

/** The cell of a row under a title, in a hidden column too; undefined where no column has it. */
function under({ headers }: Source, { cells }: FileRow, isWanted: (title: string) => boolean) {
  const index = headers.findIndex((header) => isWanted(header.replace(HIDDEN, '').trim()))
  return index === -1 ? undefined : (cells[index] ?? '').trim()
}

function leftOutOf(noun: ImportNoun, source: Source, row: FileRow, texts: RowTexts['texts']) {
  const telling = noun.fields.map(({ name, type, isKey }) =>
    type === 'fecha' || isKey ? (texts[name]?.trim() ?? '') : '',
  )
  const isOfNobody = telling.every((text) => text === '')
  const reasons = noun.fields.flatMap(({ name, type, isKey, optional, options }) =>
    type === 'texto' && !isKey && !optional && !options ? (texts[name]?.trim() ?? '') : [],
  )
  if (
    telling.some((text) => isSum(text) || SUM_OF_ONE.test(worded(text))) ||
    (isOfNobody && row.cells.some(isSum)) ||
    reasons.some((text) => text !== '' && SUM_ALONE.test(plain(text)))
  )
    return 'total'
  return (
    noun.leftOut?.((ours) => under(source, row, (title) => title === ours)) ??
    (row.hidden ? 'oculta' : undefined)
  )
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
  const judged: JudgedRow[] = []
  for (const row of source.rows) {
    const { line: id, cells, encoding } = row
    const texts: Record<string, string> = {}
    for (const [name, index] of Object.entries(matching)) {
      const text = index === null ? undefined : (cells[index] ?? '')
      if (text !== undefined) texts[name] = monthFirst[name] ? dayFirst(text) : text
    }
    // Before the names: a row of sums has figures under them.
    const leftOut = leftOutOf(noun, source, row, texts)
    for (const { name, orUnder } of noun.fields)
      if (orUnder && texts[name]?.trim() === '')
        texts[name] = under(source, row, (title) => orUnder.test(plain(title))) ?? ''
    judged.push(
      judgeTexts(noun, {
        ...{ id, texts, leftOut, encoding },
        isTooWide: filledWidth(cells) > source.width || cells.length > source.cells,
      }),
    )
    if (judged.length % AT_ONCE > 0) continue
    onProgress(judged.length)
    await nextTask()
  }
  return judged
}

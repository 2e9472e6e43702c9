import { nextTask } from '../../api/client/nextTask'
import { erroresPorCampo } from '../../contract/errores'
import { esFecha } from '../../contract/fechas'
import { esDeExcel } from '../../contract/identificadores'
import type { FileRow } from '../../ui/files/reading/problems'
import { shownText } from '../../ui/files/reading/shown'
import { ownMessage, ownNote, readCell } from './cells'
import { dayFirst } from './days'
import { brokenLetters, excelError, lostLetters } from './letters'
import { plain, type Matching } from './matching'
import type { Datos, ImportNoun, LeftOut, Messages } from './noun'
import { leftOutOf, under } from './leftOut'
import { filledWidth, type Source } from './source'

/** The texts of a row of the file. */
interface RowTexts extends Pick<FileRow, 'isWindows' | 'doubt'> {
  /** Its number in the file. */
  id: number
  /** The text of each field that the file has. */
  texts: Readonly<Record<string, string>>
  /** Why it is left out, whatever its cells say. */
  leftOut?: LeftOut
  /** The name beside its driver's documento. */
  called?: string
  /** Whether its line has more cells than titles. */
  isTooWide: boolean
}

/** The same as the form's schema judges it. */
export interface JudgedRow extends RowTexts {
  datos: Datos
  /** The message of each field that the page knows to be wrong. */
  errors: Messages
  /** Notes on fields that are read in another way than they stand. */
  notes: Messages
}

const TOO_WIDE = 'Tiene más celdas que títulos: revise los separadores de su línea en el archivo.'
const SHORTENED = 'Excel abrevió este número: dé formato de texto a la columna y escríbalo de nuevo.'
const TOO_FEW = 'Tiene menos celdas que las demás: revise los separadores de su línea en el archivo.'
const DATED = 'Excel hizo de este número una fecha: dé formato de texto a la columna y escríbalo de nuevo.'
const A_DAY = 'Excel pudo hacer de este texto una fecha: revíselo.'
const OTHERWISE = 'En Excel se ve de otra forma: escriba lo que va ahí.'
/** Whether a number is one that a workbook shows as another. */
const isShownOtherwise = (text: string) => text.endsWith(')') && text.includes(' (formato ')

/** Judges the texts of a row. An empty cell says nothing: a correction leaves its field as it is. */
export function judgeTexts({ fields, datosOf, fieldOf, schema }: ImportNoun, row: RowTexts): JudgedRow {
  const { texts, isWindows = false, doubt, isTooWide } = row
  const present = fields.filter(({ name, optional }) => !optional || texts[name]?.trim())
  const values = Object.fromEntries(
    present.map((field) => [field.name, readCell(texts[field.name] ?? '', field)]),
  )
  const data = datosOf?.(values) ?? values
  const errors: Record<string, string> = isTooWide ? { '': TOO_WIDE } : {}
  const notes: Record<string, string> = doubt ? { '': doubt } : {}
  const { error } = schema.safeParse(data)
  for (const [path, message] of Object.entries(erroresPorCampo(error?.issues ?? [])))
    errors[fieldOf?.(path, data) ?? path] = message
  for (const field of present) {
    const { name, kind, isKey } = field
    const text = texts[name] ?? ''
    const isDay = esFecha(text.slice(0, 10))
    const message =
      excelError(text) ||
      (kind !== 'date' && isShownOtherwise(text) && OTHERWISE) ||
      (isKey && isDay && DATED) ||
      (isKey && esDeExcel(text) && SHORTENED) ||
      (kind === 'text' && brokenLetters(text, isWindows)) ||
      (errors[name] && ownMessage(text, field))
    if (message) errors[name] = message
    const ofText = isDay ? A_DAY : lostLetters(text, isWindows)
    const note = (kind === 'text' && ofText) || ownNote(text, field)
    if (note) notes[name] = note
  }
  return { ...row, datos: data, errors, notes }
}

/** Rows that are judged before the page has a turn. */
const AT_ONCE = 400

/** The rows of a file, judged a few at a time, so that the page stays usable. */
export async function judgeSource(
  noun: ImportNoun,
  source: Source,
  { matching, monthFirst }: { matching: Matching; monthFirst: Readonly<Record<string, boolean>> },
  onProgress: (judged: number) => void,
) {
  const judged: JudgedRow[] = []
  for (const row of source.rows) {
    const { line: id, cells, isWindows, merged } = row
    const texts: Record<string, string> = {}
    for (const { name, kind, isKey } of noun.fields) {
      const index = matching[name]
      if (index == null) continue
      const text = kind === 'number' && merged?.includes(index) ? '' : (cells[index] ?? '')
      texts[name] = kind === 'text' && !isKey ? shownText(text) : monthFirst[name] ? dayFirst(text) : text
    }
    // Before the names: a row of sums has figures under them.
    const leftOut = leftOutOf(noun, source, row, texts)
    let called: string | undefined
    for (const { name, orUnder } of noun.fields) {
      if (!orUnder || texts[name] === undefined) continue
      called = under(source, row, (title) => orUnder.test(plain(title)))
      if (texts[name].trim() === '') texts[name] = called ?? ''
    }
    const doubts = [row.doubt, cells.length < source.least && TOO_FEW].filter(Boolean)
    judged.push(
      judgeTexts(noun, {
        ...{ id, texts, leftOut, isWindows, called, doubt: doubts.join('\n') },
        isTooWide: filledWidth(cells) > source.width || cells.length > source.cells,
      }),
    )
    if (judged.length % AT_ONCE > 0) continue
    onProgress(judged.length)
    await nextTask()
  }
  return judged
}

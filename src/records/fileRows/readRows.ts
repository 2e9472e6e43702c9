/** Reads the rows of a file, cell by cell, as the form of their noun would hold them. The server judges them. */
import { nextTask } from '../../api/client/nextTask'
import { esFecha } from '../../contract/fechas'
import { esDeExcel } from '../../contract/identificadores'
import { letrasDe } from '../../contract/sinAcentos'
import type { FileRow } from '../../ui/files/reading/problems'
import { ownNote, readCell } from './cells'
import { brokenLetters, excelError, lostLetters } from './letters'
import type { Matching } from './matching'
import type { Datos, ImportNoun, LeftOut, Messages } from './noun'
import { leftOutOf, under } from './leftOut'
import { filledWidth, type Source } from './source'

/** The texts of a row of the file. */
interface RowTexts extends Pick<FileRow, 'doubt'> {
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

export interface ReadRow extends RowTexts {
  datos: Datos
  /** Why a cell is not read: its row is not judged before it is mended. */
  errors: Messages
  /** Notes on fields that are read in another way than they stand. */
  notes: Messages
}

const TOO_WIDE = 'Tiene más celdas que títulos: revise los separadores de su línea en el archivo.'
const TOO_FEW = 'Tiene menos celdas que las demás: revise los separadores de su línea en el archivo.'
const CHANGED = 'Excel cambió este número: dé formato de texto a la columna y escríbalo de nuevo.'
const A_DAY = 'Excel pudo hacer de este texto una fecha: revíselo.'
const OTHERWISE = 'En Excel se ve de otra forma: escriba lo que va ahí.'

/** Reads the texts of a row. An empty cell says nothing: a correction leaves its field as it is. */
export function readTexts({ fields, datosOf }: ImportNoun, row: RowTexts): ReadRow {
  const { texts, doubt, isTooWide } = row
  const present = fields.filter(({ name, optional }) => !optional || texts[name]?.trim())
  const values = Object.fromEntries(
    present.map((field) => [field.name, readCell(texts[field.name] ?? '', field)]),
  )
  const errors: Record<string, string> = isTooWide ? { '': TOO_WIDE } : {}
  const notes: Record<string, string> = doubt ? { '': doubt } : {}
  for (const field of present) {
    const { name, kind, isKey } = field
    const text = texts[name] ?? ''
    const isDay = esFecha(text.slice(0, 10))
    const error =
      excelError(text) ||
      (text.endsWith(')') && text.includes(' (formato ') && OTHERWISE) ||
      (isKey && (isDay || esDeExcel(text)) && CHANGED) ||
      (kind === 'text' && brokenLetters(text))
    if (error) errors[name] = error
    const ofText = isDay ? A_DAY : lostLetters(text)
    const note = (kind === 'text' && ofText) || ownNote(text, field)
    if (note) notes[name] = note
  }
  return { ...row, datos: datosOf?.(values) ?? values, errors, notes }
}

/** Rows that are read before the page has a turn. */
const AT_ONCE = 400

/** The rows of a file, read a few at a time, so that the page stays usable. */
export async function readSource(noun: ImportNoun, source: Source, matching: Matching) {
  const rows: ReadRow[] = []
  const { titles: { cells: titles = [] } = {}, separator } = source
  const width = filledWidth(titles)
  for (const row of source.rows) {
    const { line: id, cells } = row
    const texts: Record<string, string> = {}
    for (const { name } of noun.fields) {
      const index = matching[name]
      if (index != null) texts[name] = cells[index] ?? ''
    }
    // Before the names: a row of sums has figures under them.
    const leftOut = leftOutOf(noun, source, row, texts)
    let called: string | undefined
    for (const { name, orUnder } of noun.fields) {
      if (!orUnder || texts[name] === undefined) continue
      called = under(source, row, (title) => orUnder.test(letrasDe(title)))
      if (texts[name].trim() === '') texts[name] = called ?? ''
    }
    const doubts = [row.doubt, separator !== undefined && cells.length < width && TOO_FEW].filter(Boolean)
    rows.push(
      readTexts(noun, {
        id,
        texts,
        leftOut,
        called,
        doubt: doubts.join('\n'),
        isTooWide:
          separator !== undefined &&
          (filledWidth(cells) > width || (separator === ',' && cells.length > titles.length)),
      }),
    )
    if (rows.length % AT_ONCE === 0) await nextTask()
  }
  return rows
}

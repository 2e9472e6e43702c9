/** Rows of a file that are none of a noun's records. */
import { letrasDe, sinAcentos } from '../../contract/sinAcentos'
import type { FileRow } from '../../ui/files/reading/problems'
import type { ImportField, ImportNoun, Messages } from './noun'
import { HIDDEN, type Source } from './source'

/** Words of sums, in a cell that names a record or in a row of nobody. */
const SUM = /\b(?:(?:sub)?total(?:es)?|suma(?:s|n|toria)?|promedio|balance)\b/
/** A cell that says nothing else, a reason too. */
const SUM_ALONE = /^(?:gran|sub)?(?:total(?:es)?|suma(?:s|n|toria)?|saldos?)(?:general|parcial)?$/

/** Letters by which a row is told to be one of sums. */
const LONGEST = 80

const isSumAlone = (text: string) => SUM_ALONE.test(letrasDe(text.slice(0, LONGEST)))
const isSum = (text: string) => SUM.test(sinAcentos(text.slice(0, LONGEST))) || isSumAlone(text)

/** The cell of a row under a title, in a hidden column too; undefined where no column has it. */
export function under({ headers }: Source, { cells }: FileRow, isWanted: (title: string) => boolean) {
  const index = headers.findIndex((header) => isWanted(header.replace(HIDDEN, '').trim()))
  return index === -1 ? undefined : (cells[index] ?? '').trim()
}

/** Why a row is left out, whatever its cells say. */
export function leftOutOf(noun: ImportNoun, source: Source, row: FileRow, texts: Messages) {
  const textsOf = (isWanted: (field: ImportField) => unknown) =>
    noun.fields.flatMap((field) => (isWanted(field) ? texts[field.name]?.trim() || [] : []))
  const telling = textsOf(({ kind, isKey }) => kind === 'date' || isKey)
  const reasons = textsOf(
    ({ kind, isKey, optional, options }) => kind === 'text' && !isKey && !optional && !options,
  )
  if ((telling.length > 0 ? telling : row.cells).some(isSum) || reasons.some(isSumAlone)) return 'total'
  return (
    noun.leftOut?.((ours) => under(source, row, (title) => title === ours)) ??
    (row.hidden ? 'oculta' : undefined)
  )
}

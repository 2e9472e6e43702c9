/** Rows of a file that are none of a noun's records. */
import { letrasDe, sinAcentos } from '../../contract/sinAcentos'
import type { FileRow } from '../../ui/files/reading/problems'
import type { ImportNoun, Messages } from './noun'
import { HIDDEN, type Source } from './source'

/** The words by which a row of sums calls itself. */
const SUM =
  /^(?:gran |sub[- ]?)?total(?:es)?\b|^suma(?:s|n|toria)?\b|^promedio\b|^balance de deuda$|^\S+ total(?:es)?:?$/
/** The same of what names a record, and of a reason that says nothing else. */
const SUM_OF_ONE = /\btotal(?:es)?$/
const SUM_ALONE = /^(?:gran|sub)?(?:total(?:es)?|suma(?:s|n|toria)?|saldos?)(?:general|parcial)?$/

/** Letters by which a row is told to be one of sums. */
const LONGEST = 80

/** A text as it is compared: 'T O T A L' is 'total'. */
const worded = (text: string) =>
  sinAcentos(text.slice(0, LONGEST))
    .trim()
    .replace(/^(?:\S\s+)+\S$/, (spaced) => spaced.replaceAll(/\s/g, ''))

const isSum = (text: string) => SUM.test(worded(text))

/** The cell of a row under a title, in a hidden column too; undefined where no column has it. */
export function under({ headers }: Source, { cells }: FileRow, isWanted: (title: string) => boolean) {
  const index = headers.findIndex((header) => isWanted(header.replace(HIDDEN, '').trim()))
  return index === -1 ? undefined : (cells[index] ?? '').trim()
}

/** Why a row is left out, whatever its cells say. */
export function leftOutOf(noun: ImportNoun, source: Source, row: FileRow, texts: Messages) {
  const telling = noun.fields.map(({ name, kind, isKey }) =>
    kind === 'date' || isKey ? (texts[name]?.trim() ?? '') : '',
  )
  const isOfNobody = telling.every((text) => text === '')
  const reasons = noun.fields.flatMap(({ name, kind, isKey, optional, options }) =>
    kind === 'text' && !isKey && !optional && !options ? (texts[name]?.trim() ?? '') : [],
  )
  if (
    telling.some((text) => isSum(text) || SUM_OF_ONE.test(worded(text))) ||
    (isOfNobody && row.cells.some(isSum)) ||
    reasons.some((text) => text !== '' && SUM_ALONE.test(letrasDe(text)))
  )
    return 'total'
  return (
    noun.leftOut?.((ours) => under(source, row, (title) => title === ours)) ??
    (row.hidden ? 'oculta' : undefined)
  )
}

import type { FilaImportada, FilaJuzgada } from '../../contract/importaciones'
import { ownMessage } from './cells'
import { areMonthsFirst, EITHER } from './days'
import type { Accion, Kind, Marks } from './importSlice'
import type { ImportNoun, Messages } from './noun'
import { readTexts, type ReadRow } from './readRows'

/** A row of the preview: what the file says, as the server has judged it. */
export interface ImportRow extends ReadRow {
  /** Messages that keep it from being stored, by its fields; under '' that of the row as a whole. */
  messages: Messages
  /** Doubts of it, and notes on what is read in another way than it stands. */
  doubts: Messages
  kind: Kind
  /** Words of the server on what is there already. */
  said?: string
  accion: Accion
  /** Whether the person left it out. */
  isLeft: boolean
  /** Driver whom its cells say in another way, or not at all. */
  conductor: FilaJuzgada['conductor']
  /** Whether it is stored, which is final. */
  saved: boolean
}

export const saysNothing = (messages: Messages) => Object.keys(messages).length === 0

/** Whether something keeps a row from being imported. */
export const isWrong = ({ accion, messages }: ImportRow) => accion !== 'omitir' && !saysNothing(messages)

/** Whether a row is the server's to judge: what is left out, not read or stored already is not. */
export const isJudged = ({ errors, saved, isLeft, leftOut, accion }: ImportRow) =>
  !saved && !isLeft && saysNothing(errors) && !(leftOut && accion === 'omitir')

/** Joins what the server says to messages of the fields that show it: '' of what no field does. */
function byField(
  { fields, fieldOf }: ImportNoun,
  { datos, texts }: ReadRow,
  said: Iterable<readonly [string, string]>,
  to: Messages = {},
) {
  const shown: Record<string, string> = { ...to }
  for (const [path, text] of said) {
    const field = fields.find(({ name }) => name === (fieldOf?.(path, datos) ?? path))
    const { name = '' } = field ?? {}
    const own = field && ownMessage(texts[name] ?? '', field)
    shown[name] = [shown[name], own ?? text].filter(Boolean).join('\n')
  }
  return shown
}

/** Choices for all rows of a kind, unless one of them has its own. */
type ForAll = Readonly<Record<'conOcultas' | 'corregirlas' | 'crearlas', boolean>>

const MONTH_FIRST =
  'En su columna hay días con el mes primero: escriba este con el mes en letras, como 5-oct-26.'

/** The rows as they stand: with what is corrected, chosen and judged of them. */
export function rowsOf(
  noun: ImportNoun,
  read: readonly ReadRow[],
  { corrections, choices, judged, saved }: Marks,
  { conOcultas, corregirlas, crearlas }: ForAll,
) {
  const rows = read.map((asRead) => {
    const correction = corrections[asRead.id]
    return correction ? readTexts(noun, { ...asRead, texts: { ...asRead.texts, ...correction } }) : asRead
  })
  const monthsFirst = noun.fields.filter(
    ({ name, kind }) => kind === 'date' && areMonthsFirst(read.map(({ texts }) => texts[name] ?? '')),
  )
  return rows.map((row): ImportRow => {
    const { id } = row
    // The file goes on saying how its column is written, whichever of its days is corrected.
    const asked = monthsFirst.filter(
      ({ name }) => corrections[id]?.[name] === undefined && EITHER.test(row.texts[name] ?? ''),
    )
    const errors = { ...row.errors, ...Object.fromEntries(asked.map(({ name }) => [name, MONTH_FIRST])) }
    const { estado = 'nueva', texto, errores = {}, dudas = [], conductor } = judged[id] ?? {}
    const leftOut = row.leftOut === 'oculta' && conOcultas ? undefined : row.leftOut
    const kind = leftOut ?? estado
    const choice = choices[id]
    const chosen = choice?.kind === kind ? choice.accion : undefined
    const usual =
      kind === 'nueva' || (kind === 'posible' && crearlas)
        ? 'crear'
        : kind === 'existe' && corregirlas
          ? 'corregir'
          : 'omitir'
    return {
      ...row,
      errors,
      leftOut,
      messages: { ...byField(noun, row, Object.entries(errores)), ...errors },
      doubts: byField(noun, row, dudas, row.notes),
      kind,
      said: texto,
      accion: saved[id] ?? chosen ?? usual,
      isLeft: chosen === 'omitir',
      conductor,
      saved: id in saved,
    }
  })
}

/** A row as it is sent to be judged. */
export const filaOf = ({ id, accion, datos, kind, called }: ImportRow): FilaImportada => ({
  linea: id,
  accion: accion === 'corregir' ? 'corregir' : 'crear',
  datos,
  ...(called && { llamado: called }),
  ...(kind === 'posible' && accion === 'crear' && { aunqueRepetida: true }),
})

/** A row as it is sent to be stored: with the driver whom it was judged to mean. */
export const storedOf = (row: ImportRow): FilaImportada => {
  const { datos, ...fila } = filaOf(row)
  const conductorDocumento = row.conductor?.documento
  return { ...fila, datos: conductorDocumento ? { ...datos, conductorDocumento } : datos }
}

import { weakMapMemoize } from '@reduxjs/toolkit'
import { CAMPOS_LLAVE, llaveDe } from '../../contract/llavesDeFila'
import type { Accion, Kind, Marks } from './importSlice'
import { judgeTexts, type JudgedRow } from './judging'
import { driverNamed, otherNameOf, unknownIn, type KnownByField } from './known'
import { plain } from './matching'
import type { Datos, ImportNoun, Messages } from './noun'

/** A row of the preview. */
export interface ImportRow extends JudgedRow {
  /** The same with what the server refused; under '' that of the row as a whole. */
  messages: Messages
  kind: Kind
  /** The row that it repeats, and whether it says something else. */
  repeats?: number
  differs: boolean
  /** The server's words on a row that seems to be stored already. */
  repeated?: string
  accion: Accion
  /** Values found for fields whose cells say them in another way, or not at all. */
  resolved: Messages
  /** Whether it is stored, which is final. */
  saved: boolean
}

export const saysNothing = (messages: Messages) => Object.keys(messages).length === 0

/** Whether something keeps a row from being imported. */
export const isWrong = ({ accion, messages }: ImportRow) => accion !== 'omitir' && !saysNothing(messages)

/** Keys that tell stored records apart; those of the ledger are compared by the server. */
export const identitiesOf = ({ noun }: ImportNoun, stored: readonly Datos[]): ReadonlyMap<unknown, Datos> =>
  new Map(stored.map((data) => [llaveDe(noun, data), data]))

/** Data that rows are judged beside. */
export interface Beside {
  stored: ReadonlyMap<unknown, Datos>
  known: KnownByField
  conOcultas: boolean
  /** Values proposed for empty cells. */
  propose?: (datos: Datos, stored: Datos | undefined) => Datos
}

const severalNamed = (name: string) => `Hay varios conductores de nombre ${name}. Escriba el documento.`

const keyIn = ({ noun }: ImportNoun, data: Datos) => llaveDe(noun, data)

const digitsOf = (documento: unknown) =>
  typeof documento === 'string' ? documento.replaceAll(/\D/g, '').replace(/^0+/, '') : ''

/** Marks of a driver to compare: the digits of the documento, and the nombre. */
const likenessOf = ({ documento, nombre }: Datos) =>
  typeof documento === 'string'
    ? [digitsOf(documento), plain(String(nombre))].filter((key) => key !== '')
    : []

/** Questions about those that are like a stored driver. */
const alikeIn = weakMapMemoize(
  (stored: ReadonlyMap<unknown, Datos>) =>
    new Map(
      [...stored.values()].flatMap((data) =>
        likenessOf(data).map((key) => [key, `¿Es el ${String(data.documento)} que ya existe?`]),
      ),
    ),
)

/** The day of a row without one: of drivers those count who are there still. */
const NO_DAY = '9999-12-31'

/** The rows as they stand: with what is corrected, chosen and answered of them, and beside each other and what is stored. */
export function rowsOf(
  noun: ImportNoun,
  judged: readonly JudgedRow[],
  { corrections, choices, refused, doubts, repeated, saved }: Marks,
  { stored, known, conOcultas, propose }: Beside,
): ImportRow[] {
  const hasKey = CAMPOS_LLAVE[noun.noun].length > 0
  const firstOf = new Map<unknown, { id: number; data: Datos }>()
  const alikeAbove = new Map<string, string>()
  return judged.map((read): ImportRow => {
    const { id } = read
    const correction = corrections[id]
    const row = correction ? judgeTexts(noun, { ...read, texts: { ...read.texts, ...correction } }) : read
    const written = row.texts.conductorDocumento?.trim() ?? ''
    const { fecha } = row.datos
    const day = typeof fecha === 'string' ? fecha : NO_DAY
    const named = written && driverNamed(written, known.conductorDocumento, day)
    const found: Datos = named ? { conductorDocumento: named } : {}
    const own = { ...row.datos, ...found }
    const resolved = { ...found, ...propose?.(own, stored.get(keyIn(noun, own))) }
    const data = { ...own, ...resolved }
    const errors: Record<string, string> = { ...unknownIn(data, known), ...row.errors }
    if (named === null) errors.conductorDocumento = severalNamed(written)
    for (const name of Object.keys(resolved)) delete errors[name]
    const leftOut = row.leftOut === 'oculta' && conOcultas ? undefined : row.leftOut
    // Its key, without all of which it is like no other; of a noun without keys, all that it says.
    const identity = hasKey
      ? (keyIn(noun, data) ?? id)
      : JSON.stringify(noun.fields.map(({ name }) => data[name]))
    const first = leftOut ? undefined : firstOf.get(identity)
    if (!first && !leftOut) firstOf.set(identity, { id, data })
    const isDouble = first !== undefined || stored.has(identity) || repeated[id] !== undefined
    const doubleKind = !hasKey ? 'posible' : !first ? 'existe' : 'repetida'
    const kind = leftOut ?? (isDouble ? doubleKind : 'nueva')
    const likeness = kind === 'nueva' ? likenessOf(data) : []
    const [alike] = likeness.flatMap((key) => alikeIn(stored).get(key) ?? alikeAbove.get(key) ?? [])
    for (const key of likeness) alikeAbove.set(key, `¿Es el ${String(data.documento)} de la fila ${id}?`)
    const otherName = otherNameOf(data.conductorDocumento, row.called ?? '', known.conductorDocumento)
    const choice = choices[id]
    // A row that the server refused is left out by nobody but the person, though by now it is known to be stored.
    const isSent = id in refused
    const byDefault = !leftOut && (kind === 'nueva' || isSent) ? 'crear' : 'omitir'
    const chosen = choice && (isSent || choice.kind === kind) ? choice.accion : byDefault
    return {
      ...row,
      datos: data,
      errors,
      messages: { ...errors, ...refused[id] },
      notes: {
        ...row.notes,
        ...(alike !== undefined && { documento: alike }),
        ...(otherName !== undefined && { conductorDocumento: otherName }),
        ...doubts[id],
      },
      kind,
      repeats: first?.id,
      differs: first !== undefined && JSON.stringify(first.data) !== JSON.stringify(data),
      repeated: repeated[id],
      accion: saved[id] ?? chosen,
      resolved: resolved as Messages,
      saved: id in saved,
    }
  })
}

import { sinAcentos } from '../../contract/sinAcentos'
import { readStored, store } from '../../ui/storage'
import type { ImportField, ImportNoun } from './noun'

/** Which column of the file holds each field: its index, or null. */
export type Matching = Readonly<Record<string, number | null>>

/** A text without accents, capitals, signs and spaces. */
export const plain = (text: string) => sinAcentos(text).replaceAll(/[^a-z0-9]/g, '')

/** The field's name in words too: 'busNumero' is 'Bus numero'. */
const namesOf = ({ name, title, also = [] }: ImportField) => [title, name, ...also].map(plain)

/** The guess: a header that is a field's title or name, whatever its accents, capitals and signs; else one that begins with it. */
function guess(fields: readonly ImportField[], headers: readonly string[]): Matching {
  const free = headers.map(plain)
  const matching: Record<string, number | null> = {}
  for (const isWhole of [true, false])
    for (const field of fields) {
      if (matching[field.name] != null) continue
      const index = free.findIndex(
        (header) =>
          header && namesOf(field).some((name) => (isWhole ? header === name : header.startsWith(name))),
      )
      matching[field.name] = index === -1 ? null : index
      if (index !== -1) free[index] = ''
    }
  return matching
}

const keyOf = (usuario: string, noun: string, headers: readonly string[]) =>
  `importar/${usuario}/${noun}/${headers.map(plain).join('|')}`

/** How this person matched these headers last time, or the guess. */
export function recall(usuario: string, { noun, fields }: ImportNoun, headers: readonly string[]): Matching {
  const stored = readStored('localStorage', keyOf(usuario, noun, headers)) as Matching | null
  return { ...guess(fields, headers), ...stored }
}

export const remember = (
  usuario: string,
  { noun }: ImportNoun,
  headers: readonly string[],
  matching: Matching,
) => store('localStorage', keyOf(usuario, noun, headers), matching)

import { letrasDe } from '../../contract/sinAcentos'
import { readStored, store } from '../../ui/storage'
import type { ImportField, ImportNoun } from './noun'

/** Which column of the file holds each field: its index, or null. */
export type Matching = Readonly<Record<string, number | null>>

/** The field's name in words too: 'busNumero' is 'Bus numero'. The first found among the titles wins: what names a record before what it is called. */
const namesOf = ({ name, title, also = [] }: ImportField) => [title, name, ...also].map(letrasDe)

/** All titles by which a noun's fields are known, as `letrasDe` writes them. */
export const titlesOf = ({ fields }: ImportNoun) => fields.flatMap(namesOf)

/** The guess: a header that is a field's title or name, whatever its accents, capitals and signs. Where several are, a person chooses. */
function guess({ fields, extraField }: ImportNoun, headers: readonly string[]): Matching {
  const extra = headers.flatMap((header) => extraField?.(header) ?? [])
  const free = headers.map(letrasDe)
  const matching: Record<string, number | null> = {}
  for (const field of [...fields, ...extra]) {
    if (matching[field.name] != null) continue
    const name = namesOf(field).find((one) => free.includes(one)) ?? ''
    const index = free.indexOf(name)
    const isOnly = name !== '' && index === free.lastIndexOf(name)
    matching[field.name] = isOnly ? index : null
    if (isOnly) free[index] = ''
  }
  return matching
}

/** The noun with the fields that the file has beyond its own. */
export function withExtra(noun: ImportNoun, matching: Matching) {
  const own = new Set(noun.fields.map(({ name }) => name))
  const extra = Object.entries(matching).flatMap(([name, index]) =>
    own.has(name) || index === null ? [] : (noun.extraField?.(name) ?? []),
  )
  return extra.length > 0 ? { ...noun, fields: [...noun.fields, ...extra] } : noun
}

const keyOf = (noun: string, headers: readonly string[]) =>
  `importar/${noun}/${headers.map(letrasDe).join('|')}`

/** How these headers were matched on this computer last time, or the guess. */
export function recall(noun: ImportNoun, headers: readonly string[]): Matching {
  const stored = readStored('localStorage', keyOf(noun.noun, headers)) as Matching | null
  return { ...guess(noun, headers), ...stored }
}

export const remember = ({ noun }: ImportNoun, headers: readonly string[], matching: Matching) =>
  store('localStorage', keyOf(noun, headers), matching)

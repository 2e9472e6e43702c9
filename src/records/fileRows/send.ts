import { LIMITE_DE_PARTE } from '../../contract/importables'
import type { FilaJuzgada, ParteGuardada } from '../../contract/importaciones'
import type { PartCall } from '../../api/importaciones'
import { newIdempotencyKey } from '../../api/client/idempotency'
import { sinInvisibles } from '../../contract/identificadores'
import type { Messages } from './noun'
import { storedOf, type ImportRow } from './rows'

/** A part as it is sent, however often: under one key, the same rows. */
export interface Part {
  rows: readonly ImportRow[]
  arg: PartCall
}

/** The rows in parts of at most so many as the server takes at once. */
export const chunksOf = (rows: readonly ImportRow[]) =>
  Array.from({ length: Math.ceil(rows.length / LIMITE_DE_PARTE) }, (_, part) =>
    rows.slice(part * LIMITE_DE_PARTE, (part + 1) * LIMITE_DE_PARTE),
  )

export const partsOf = (rows: readonly ImportRow[], body: Omit<PartCall, 'filas' | 'idempotencyKey'>) =>
  chunksOf(rows).map((some): Part => ({
    rows: some,
    arg: { ...body, filas: some.map(storedOf), idempotencyKey: newIdempotencyKey() },
  }))

/** A file's name as the history takes it: no pair of half letters is split. */
export const namedIn = (archivo: string) =>
  sinInvisibles(archivo)
    .slice(0, 120)
    .replaceAll(/\p{Surrogate}/gu, '')
    .trim() || 'archivo'

const PATH = /^filas\.(\d+)(?:\.(.+))?$/

/** Messages of the server on rows that it refused to store, by their number. @param sent the rows of the call, in its order. */
export function refusalsOf(sent: readonly ImportRow[], errores: ParteGuardada['errores']) {
  const refusals: Record<number, FilaJuzgada & { errores: Messages }> = {}
  for (const [path, text] of Object.entries(errores)) {
    const [, index, field = ''] = PATH.exec(path) ?? []
    const { id } = sent[Number(index)] ?? {}
    if (id !== undefined)
      refusals[id] = { estado: 'nueva', errores: { ...refusals[id]?.errores, [field]: text } }
  }
  return refusals
}

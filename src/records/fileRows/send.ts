import { LIMITE_DE_PARTE } from '../../contract/importables'
import type { PartCall } from '../../api/importaciones'
import { newIdempotencyKey } from '../../api/client/idempotency'
import { sinInvisibles } from '../../contract/identificadores'
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

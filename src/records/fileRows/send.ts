import { LIMITE_DE_PARTE } from '../../contract/importables'
import type { PartCall } from '../../api/importaciones'
import { newIdempotencyKey } from '../../api/client/idempotency'
import { sinInvisibles } from '../../contract/identificadores'
import { storedOf, type ImportRow } from './rows'

/** The rows in parts of at most so many as the server takes at once. */
export const chunksOf = (rows: readonly ImportRow[]) =>
  Array.from({ length: Math.ceil(rows.length / LIMITE_DE_PARTE) }, (_, part) =>
    rows.slice(part * LIMITE_DE_PARTE, (part + 1) * LIMITE_DE_PARTE),
  )

/** The parts of an import as they are sent, however often: each under one key, with the same rows. */
export const partsOf = (rows: readonly ImportRow[], body: Omit<PartCall, 'filas' | 'idempotencyKey'>) =>
  chunksOf(rows).map((some): PartCall => ({
    ...body,
    filas: some.map(storedOf),
    idempotencyKey: newIdempotencyKey(),
  }))

/** A file's name as the history takes it: no pair of half letters is split. */
export const namedIn = (archivo: string) =>
  sinInvisibles(archivo)
    .slice(0, 120)
    .replaceAll(/\p{Surrogate}/gu, '')
    .trim() || 'archivo'

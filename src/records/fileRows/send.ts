import { LIMITE_DE_PARTE } from '../../contract/importables'
import type { FilaImportada, ParteGuardada } from '../../contract/importaciones'
import type { PartCall } from '../../api/importaciones'
import { newIdempotencyKey } from '../../api/client/idempotency'
import { sinInvisibles } from '../../contract/identificadores'
import type { ImportNoun, Messages } from './noun'
import type { ImportRow } from './rows'

/** A part as it is sent, however often: under one key, the same rows. */
export interface Part {
  rows: readonly ImportRow[]
  arg: PartCall
}

export const filaOf = ({ id, accion, datos, repeated }: ImportRow): FilaImportada => ({
  linea: id,
  accion: accion === 'corregir' ? 'corregir' : 'crear',
  datos,
  ...(repeated !== undefined && { aunqueRepetida: true }),
})

/** The rows in parts of at most so many as the server takes at once. */
export function partsOf(rows: readonly ImportRow[], body: Omit<PartCall, 'filas' | 'idempotencyKey'>) {
  const parts: Part[] = []
  for (let start = 0; start < rows.length; start += LIMITE_DE_PARTE) {
    const some = rows.slice(start, start + LIMITE_DE_PARTE)
    parts.push({ rows: some, arg: { ...body, filas: some.map(filaOf), idempotencyKey: newIdempotencyKey() } })
  }
  return parts
}

/** A file's name as the history takes it: no pair of half letters is split. */
export const namedIn = (archivo: string) =>
  sinInvisibles(archivo)
    .slice(0, 120)
    .replaceAll(/\p{Surrogate}/gu, '')
    .trim() || 'archivo'

const PATH = /^filas\.(\d+)(?:\.(.+))?$/

/** Messages of the server on rows, by their number and field. @param sent the rows of the call, in its order. */
export function refusalsOf(noun: ImportNoun, sent: readonly ImportRow[], errores: ParteGuardada['errores']) {
  const refusals: Record<number, Messages> = {}
  for (const [path, text] of Object.entries(errores)) {
    const [, index, field = ''] = PATH.exec(path) ?? []
    const row = sent[Number(index)]
    if (!row) continue
    const shown = field && (noun.fieldOf?.(field, row.datos) ?? field)
    refusals[row.id] = { ...refusals[row.id], [shown]: text }
  }
  return refusals
}

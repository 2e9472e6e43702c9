import { LIMITE_DE_PARTE } from '../../contract/importables'
import type { CuerpoParte, FilaImportada, ParteGuardada } from '../../contract/importaciones'
import { newIdempotencyKey } from '../../api/client/idempotency'
import { countedRows } from '../../ui/texts/formats'
import type { ImportNoun } from './noun'
import { isWrong, messagesOf, type ImportRow } from './rows'

/** A row that was left out against the person's will, and why. */
export interface Refused {
  row: ImportRow
  reason: string
}

/** What the server has acknowledged of an import. */
export interface Acknowledged {
  creadas: number
  corregidas: number
  /** Rows that it was told of, those it left out included. */
  told: number
  refused: readonly Refused[]
}
export const NOTHING: Acknowledged = { creadas: 0, corregidas: 0, told: 0, refused: [] }

/** A part as it is sent, however often: under one key, the same rows. */
export interface Part {
  rows: readonly ImportRow[]
  body: CuerpoParte
  idempotencyKey: string
}

export const filaOf = ({ accion, datos, repeated }: ImportRow): FilaImportada => ({
  accion: accion === 'corregir' ? 'corregir' : 'crear',
  datos,
  ...(repeated !== undefined && { aunqueRepetida: true }),
})

/** The rows in parts of at most so many as the server takes at once. */
export function partsOf(rows: readonly ImportRow[], body: Omit<CuerpoParte, 'filas'>): Part[] {
  const parts: Part[] = []
  for (let start = 0; start < rows.length; start += LIMITE_DE_PARTE) {
    const some = rows.slice(start, start + LIMITE_DE_PARTE)
    parts.push({
      rows: some,
      body: { ...body, filas: some.map(filaOf) },
      idempotencyKey: newIdempotencyKey(),
    })
  }
  return parts
}

const PATH = /^filas\.(\d+)(?:\.(.+))?$/

/** What the server said of rows, by their number and field. @param sent the rows of the call, in its order. */
export function refusalsOf(
  noun: ImportNoun,
  sent: readonly ImportRow[],
  errores: ParteGuardada['errores'],
): Map<number, Record<string, string>> {
  const refusals = new Map<number, Record<string, string>>()
  for (const [path, text] of Object.entries(errores)) {
    const [, index, field = ''] = PATH.exec(path) ?? []
    const row = index === undefined ? undefined : sent[Number(index)]
    if (!row) continue
    const shown = field === '' ? '' : (noun.fieldOf?.(field, row.datos) ?? field)
    refusals.set(row.id, { ...refusals.get(row.id), [shown]: text })
  }
  return refusals
}

export const toCorrect = (count: number) => `Hay ${countedRows(count)} por corregir.`

/** The rows that are left out, with their reasons. */
export const leftOut = (rows: readonly ImportRow[]): Refused[] =>
  rows.filter(isWrong).map((row) => ({ row, reason: [...new Set(Object.values(messagesOf(row)))].join(' ') }))

import type { FilaImportada, Importado } from '../../contract/importaciones'
import type { ImportNoun } from './noun'
import type { ImportRow } from './rows'

/** What became of an import. */
export interface Result {
  creadas: number
  corregidas: number
  omitidas: number
  /** Names it for the undoing. */
  uuid: string
  /** The rows that were left out against the person's will, and why. */
  refused: readonly { row: ImportRow; reason: string }[]
}

export const filaOf = ({ accion, datos }: ImportRow): FilaImportada => ({
  accion: accion === 'corregir' ? 'corregir' : 'crear',
  datos,
})

const PATH = /^filas\.(\d+)(?:\.(.+))?$/

/** The server's messages by row and field. @param sent the rows of the call, in its order. */
export function errorsByRow(
  noun: ImportNoun,
  sent: readonly ImportRow[],
  errores: Importado['errores'],
): Map<number, Record<string, string>> {
  const byRow = new Map<number, Record<string, string>>()
  for (const [path, text] of Object.entries(errores)) {
    const [, index, field = ''] = PATH.exec(path) ?? []
    const row = index === undefined ? undefined : sent[Number(index)]
    if (!row) continue
    const shown = field === '' ? '' : (noun.fieldOf?.(field, row.datos) ?? field)
    byRow.set(row.id, { ...byRow.get(row.id), [shown]: text })
  }
  return byRow
}

export const joined = (errors: ImportRow['errors']): string => [...new Set(Object.values(errors))].join(' ')

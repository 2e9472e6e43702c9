import { type Selectable } from 'kysely'
import type { ImportacionesTable, ImportacionPartesTable } from '../db/importaciones-table'
import type { Db } from '../db/types'

export type Importacion = Selectable<ImportacionesTable>

/** The import of this uuid. */
export const findImportacion = (db: Db, uuid: string): Promise<Importacion | undefined> =>
  db.selectFrom('importaciones').selectAll().where('uuid', '=', uuid).executeTakeFirst()

/**
 * The import that a part belongs to, made by the first of them, locked for the transaction: its parts and its undo come one by one. The last
 * part tells how many rows there are: what was refused meanwhile may have been left out.
 */
export const lockImportacion = (trx: Db, importacion: Importacion) =>
  trx
    .insertInto('importaciones')
    .values(importacion)
    .onConflict((oc) => oc.column('uuid').doUpdateSet({ total: importacion.total }))
    .returningAll()
    .executeTakeFirstOrThrow()

/** Marks how far an import is undone; it waits for a part that is being stored. */
export const markUndo = (db: Db, uuid: string, deshecha: Importacion['deshecha']) =>
  db.updateTable('importaciones').set({ deshecha }).where('uuid', '=', uuid).execute()

/** The part of an import that was stored under this key. */
export const findPart = (db: Db, importacionUuid: string, key: string) =>
  db
    .selectFrom('importacionPartes')
    .selectAll()
    .where('importacionUuid', '=', importacionUuid)
    .where('clave', '=', key)
    .executeTakeFirst()

export const storePart = (trx: Db, part: ImportacionPartesTable) =>
  trx.insertInto('importacionPartes').values(part).execute()

const figure = (count: number) => count.toLocaleString('es-CO')

/** How far imports have come, in words that stand before their name in the history: 'Interrumpida: 1.000 de 20.000. '; '' when whole. */
export async function progressOf(db: Db, uuids: readonly string[]): Promise<Map<string, string>> {
  if (uuids.length === 0) return new Map()
  const found = await db
    .selectFrom('importaciones as i')
    .leftJoin('importacionPartes as p', 'p.importacionUuid', 'i.uuid')
    .select(['i.uuid', 'i.total', 'i.deshecha'])
    .select(({ fn }) => fn.sum<number | null>('p.guardadas').as('guardadas'))
    .where('i.uuid', 'in', uuids)
    .groupBy(['i.uuid', 'i.total', 'i.deshecha'])
    .execute()
  return new Map(
    found.map(({ uuid, total, deshecha, guardadas }) => {
      const stored = Number(guardadas ?? 0)
      if (deshecha > 0) return [uuid, deshecha === 2 ? 'Deshecha. ' : 'Deshecha en parte. ']
      const rows = total ?? 0
      return [uuid, stored < rows ? `Interrumpida: ${figure(stored)} de ${figure(rows)}. ` : '']
    }),
  )
}

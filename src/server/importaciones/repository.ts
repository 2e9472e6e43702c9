import type { Selectable } from 'kysely'
import type { ImportacionesTable } from '../db/importaciones-table'
import type { Db } from '../db/types'

export type Importacion = Selectable<ImportacionesTable>

/** Milliseconds without a sign of life after which an import counts as broken off, with the process that ran it. */
export const SILENCE = 60_000

/** The import of this uuid. */
export const findImportacion = (db: Db, uuid: string): Promise<Importacion | undefined> =>
  db.selectFrom('importaciones').selectAll().where('uuid', '=', uuid).executeTakeFirst()

/** Those whose rows are being stored. */
export const findUnderWay = (db: Db): Promise<Importacion[]> =>
  db.selectFrom('importaciones').selectAll().where('estado', '=', 'guardando').execute()

export const beginImportacion = (db: Db, importacion: Importacion) =>
  db.insertInto('importaciones').values(importacion).execute()

/** Gives a sign of life. */
export const giveSign = (db: Db, uuid: string, now: number) =>
  db.updateTable('importaciones').set({ visto: now }).where('uuid', '=', uuid).execute()

/** Takes an import from one state to another. @returns false when it was not in the first. */
export async function changeEstado(
  db: Db,
  uuid: string,
  from: Importacion['estado'],
  to: Importacion['estado'],
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('importaciones')
    .set({ estado: to })
    .where('uuid', '=', uuid)
    .where('estado', '=', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

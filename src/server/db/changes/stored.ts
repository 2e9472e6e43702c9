import { type Selectable, type SelectQueryBuilder } from 'kysely'
import type { RegistroQuery } from '../../../contract/historial'
import { type CambiosTable } from '../changes-table'
import { type Database } from '../schema'
import { type Db } from '../types'

type Query = SelectQueryBuilder<Database, 'cambios', Selectable<CambiosTable>>

export const newestFirst = (db: Db): Query =>
  db.selectFrom('cambios').selectAll().orderBy('secuencia', 'desc')

/** The changes of one record, newest first; none of one from before the record of changes. */
export const changesOf = (db: Db, { sustantivo, identificador }: RegistroQuery): Query =>
  newestFirst(db).where('sustantivo', '=', sustantivo).where('identificador', '=', identificador)

/** The highest number that has been stored; 0 before the first change. */
export async function lastSecuencia(db: Db): Promise<number> {
  const row = await db
    .selectFrom('cambios')
    .select('secuencia')
    .orderBy('secuencia', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.secuencia ?? 0
}

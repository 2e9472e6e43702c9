import { type Selectable, type SelectQueryBuilder } from 'kysely'
import type { RegistroQuery } from '../../contract/historial'
import { type CambiosTable } from '../db/changes-table'
import { type Database } from '../db/schema'
import { type Db } from '../db/types'

type Query = SelectQueryBuilder<Database, 'cambios', Selectable<CambiosTable>>

export const newestFirst = (db: Db): Query =>
  db.selectFrom('cambios').selectAll().orderBy('secuencia', 'desc')

/** The changes of one record, newest first; none of one from before the record of changes. */
export const changesOf = (db: Db, { sustantivo, identificador }: RegistroQuery): Query =>
  newestFirst(db).where('sustantivo', '=', sustantivo).where('identificador', '=', identificador)

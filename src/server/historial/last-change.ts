import type { CuerpoRestaurar } from '../../contract/historial'
import type { Db } from '../db/types'

/** The last change of a record; undefined for one from before the record of changes. */
export const lastChange = (db: Db, { sustantivo, identificador }: CuerpoRestaurar) =>
  db
    .selectFrom('cambios')
    .selectAll()
    .where('sustantivo', '=', sustantivo)
    .where('identificador', '=', identificador)
    .orderBy('secuencia', 'desc')
    .limit(1)
    .executeTakeFirst()

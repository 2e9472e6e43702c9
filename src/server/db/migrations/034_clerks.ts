import { type Kysely } from 'kysely'
import type { Database } from '../schema'
import { createTable, required } from './tables'

/** As `JSON.stringify` writes the day in the changed columns of a settlement. Within a text its quotes would be escaped. */
const DELIVERED = '%"fechaEntrega":"%'

/**
 * Keeps who entered a settlement apart from it, deleted ones too: the last person whose change gave it a day of delivery when it had none.
 * Drops the place of closings and entries in the record of changes: what a closed till does not count was entered after it.
 */
export async function up(db: Kysely<unknown>) {
  await createTable(db, 'registradas')
    .$call(required({ liquidacionUuid: 'text', usuarioUuid: 'text', grupo: 'text' }))
    .addPrimaryKeyConstraint('registradas_liquidacionUuid_key', ['liquidacionUuid'])
    .execute()
  await (db as Kysely<Database>)
    .insertInto('registradas')
    .columns(['liquidacionUuid', 'usuarioUuid', 'grupo'])
    .expression(({ selectFrom }) =>
      selectFrom('cambios')
        .select(['identificador', 'usuarioUuid', 'grupo'])
        .where('secuencia', 'in', (last) =>
          last
            .selectFrom('cambios')
            .select(({ fn }) => fn.max<number>('secuencia').as('secuencia'))
            .where('sustantivo', '=', 'liquidaciones')
            .where('tipo', '!=', 'restaurado')
            .where('usuarioUuid', 'is not', null)
            .where('despues', 'like', DELIVERED)
            .where(({ eb, fn, val }) => eb(fn.coalesce('antes', val('')), 'not like', DELIVERED))
            .groupBy('identificador'),
        ),
    )
    .execute()
  for (const column of ['registradaPor', 'registradaSecuencia', 'registradaEnCaja'])
    await db.schema.alterTable('liquidaciones').dropColumn(column).execute()
  await db.schema.alterTable('cierres').dropColumn('secuencia').execute()
}

import { type Kysely, type Migration } from 'kysely'

/**
 * The expenses of some days are summed from the index alone, which takes SQLite half the processor. It stands in the place of one by
 * name: expenses are searched by a part of it, which no index finds.
 */
export const expenses: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.dropIndex('gastos_nombre').execute()
    await db.schema
      .createIndex('gastos_liquidacion_nombre_valor')
      .on('gastos')
      .columns(['liquidacionUuid', 'nombre', 'valor'])
      .execute()
  },
}

import { type Kysely } from 'kysely'
import { createIndex } from './tables'

/**
 * The expenses of some days are summed from the index alone, which takes SQLite half the processor. It stands in the place of one by
 * name: expenses are searched by a part of it, which no index finds.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema.dropIndex('gastos_nombre').execute()
  await createIndex(db, 'gastos_liquidacion_nombre_valor', 'gastos', ['liquidacionUuid', 'nombre', 'valor'])
}

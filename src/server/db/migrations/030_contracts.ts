import { sql, type Kysely } from 'kysely'
import { createTable, required } from './tables'

/** The drivers' employments: see `ContratoSchema`. A driver who has one is not deleted. */
export async function up(db: Kysely<unknown>) {
  await createTable(db, 'contratos')
    .$call(required({ uuid: 'text' }))
    .addColumn('conductorUuid', 'text', (column) => column.notNull().references('conductores.uuid'))
    .$call(required({ empresa: 'text', desde: 'date' }))
    .addColumn('hasta', 'date')
    .$call(required({ vacacionesPrevias: 'double precision' }))
    .addColumn('cesantiasDesde', 'date')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addPrimaryKeyConstraint('contratos_uuid_key', ['uuid'])
    .addCheckConstraint('contratos_fechas', sql`"hasta" >= "desde"`)
    .execute()
}

import { type Kysely } from 'kysely'
import { createIndex } from './tables'

/** What a driver earned between two dates is added up from the index alone; debts and repayments are found by their day. */
export async function up(db: Kysely<unknown>) {
  await db.schema.dropIndex('liquidaciones_conductor_fecha').execute()
  const salary = ['conductorUuid', 'fecha', 'salarioSensor']
  await createIndex(db, 'liquidaciones_conductor_fecha_salario', 'liquidaciones', salary)
  for (const table of ['deudas', 'abonos']) await createIndex(db, `${table}_fecha`, table, ['fecha'])
}

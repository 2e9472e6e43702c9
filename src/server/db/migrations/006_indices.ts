import { type Kysely } from 'kysely'
import { createIndex } from './tables'

/** Covers the sum of a driver's salary between two dates by one index, and finds debts and repayments by their day. */
export async function up(db: Kysely<unknown>) {
  await db.schema.dropIndex('liquidaciones_conductor_fecha').execute()
  const salary = ['conductorUuid', 'fecha', 'salarioSensor']
  await createIndex(db, 'liquidaciones_conductor_fecha_salario', 'liquidaciones', salary)
  for (const table of ['deudas', 'abonos']) await createIndex(db, `${table}_fecha`, table, ['fecha'])
}

import { type Kysely, type Migration } from 'kysely'

/** What a driver earned between two dates is added up from the index alone; debts and repayments are found by their day. */
export const indices: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.dropIndex('liquidaciones_conductor_fecha').execute()
    await db.schema
      .createIndex('liquidaciones_conductor_fecha_salario')
      .on('liquidaciones')
      .columns(['conductorUuid', 'fecha', 'salarioSensor'])
      .execute()
    for (const tabla of ['deudas', 'abonos'])
      await db.schema.createIndex(`${tabla}_fecha`).on(tabla).column('fecha').execute()
  },
}

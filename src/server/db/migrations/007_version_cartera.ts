import { type Kysely, type Migration } from 'kysely'

/** How often each debt and each repayment has been edited, so that nobody edits one that has changed since they saw it. */
export const versionDeCartera: Migration = {
  async up(db: Kysely<unknown>) {
    for (const libro of ['deudas', 'abonos'])
      await db.schema
        .alterTable(libro)
        .addColumn('version', 'integer', (columna) => columna.notNull().defaultTo(1))
        .execute()
  },
}

import {
  PostgresAdapter,
  sql,
  type ColumnDataType,
  type ColumnDefinitionBuilder,
  type CreateTableBuilder,
  type Expression,
  type Kysely,
} from 'kysely'

/** Distinguishes PostgreSQL from SQLite. */
export const isPostgres = (db: Kysely<unknown>) => db.getExecutor().adapter instanceof PostgresAdapter

/** A new table, STRICT on SQLite, so that a wrong type is refused there too. */
export function createTable(db: Kysely<unknown>, name: string) {
  const table = db.schema.createTable(name)
  return isPostgres(db) ? table : table.modifyEnd(sql`strict`)
}

/** For `$call`: these columns in this order, none of them ever null. */
export const required =
  (columns: Record<string, ColumnDataType | Expression<unknown>>) =>
  (table: CreateTableBuilder<string, string>) =>
    Object.entries(columns).reduce(
      (built, [name, type]) => built.addColumn(name, type, (column) => column.notNull()),
      table,
    )

/** A primary key in the order of entry. AUTOINCREMENT so that SQLite never gives the number of a deleted row again. */
export const identity = (db: Kysely<unknown>) => (column: ColumnDefinitionBuilder) =>
  (isPostgres(db) ? column.generatedAlwaysAsIdentity() : column.autoIncrement()).primaryKey()

export const createIndex = (db: Kysely<unknown>, name: string, table: string, columns: string[]) =>
  db.schema.createIndex(name).on(table).columns(columns).execute()

/** A further column of whole numbers, which is `initial` in the rows that are there and wherever nothing else is said. */
export const addInteger = (db: Kysely<unknown>, table: string, name: string, initial: number) =>
  db.schema
    .alterTable(table)
    .addColumn(name, 'integer', (column) => column.notNull().defaultTo(initial))
    .execute()

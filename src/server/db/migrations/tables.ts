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

/** For `$call`: these columns in this order, each of which may be null. */
export const optional =
  (columns: Record<string, ColumnDataType>) => (table: CreateTableBuilder<string, string>) =>
    Object.entries(columns).reduce((built, [name, type]) => built.addColumn(name, type), table)

/** For `$call`: a whole number that begins at `initial` wherever nothing else is said. */
export const whole = (name: string, initial: number) => (table: CreateTableBuilder<string, string>) =>
  table.addColumn(name, 'integer', (column) => column.notNull().defaultTo(initial))

/** For `$call`: a key of another table's row. */
export const reference =
  (name: string, target: string, required = true) =>
  (table: CreateTableBuilder<string, string>) =>
    table.addColumn(name, 'text', (column) => (required ? column.notNull() : column).references(target))

/** A primary key in the order of entry. AUTOINCREMENT so that SQLite never gives the number of a deleted row again. */
export const identity = (db: Kysely<unknown>) => (column: ColumnDefinitionBuilder) =>
  (isPostgres(db) ? column.generatedAlwaysAsIdentity() : column.autoIncrement()).primaryKey()

/** Indexes of a table: their columns by their names, which begin with the table's. */
export async function createIndexes(db: Kysely<unknown>, table: string, indexes: Record<string, string[]>) {
  for (const [name, columns] of Object.entries(indexes))
    await db.schema.createIndex(`${table}_${name}`).on(table).columns(columns).execute()
}

/** An index of a column whose texts are unique. Violations are told by its name. */
export const createUniqueIndex = (db: Kysely<unknown>, table: string, column: string) =>
  db.schema.createIndex(`${table}_${column}_key`).unique().on(table).column(column).execute()

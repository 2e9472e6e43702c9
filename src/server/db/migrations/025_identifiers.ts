import { sql, type Kysely } from 'kysely'
import { llaveDeBus, llaveDeDocumento } from '../../../contract/identificadores'

interface Row {
  id: string
  text: string
}

/** Puts rows whose spelling already equals the key first: they keep it. */
const bySpelling = (keyOf: (text: string) => string) => (a: Row, b: Row) =>
  Number(keyOf(b.text) === b.text) - Number(keyOf(a.text) === a.text) || (a.text < b.text ? -1 : 1)

/** A key of its own for every text of a column; of rows with the same one keeps it, that of the others ends in their spelling. */
async function addKeys(
  db: Kysely<unknown>,
  table: string,
  column: string,
  id: string,
  keyOf: typeof llaveDeBus,
) {
  const key = `${column}Clave`
  await db.schema.alterTable(table).addColumn(key, 'text').execute()
  const { rows } = await sql<Row>`
    select ${sql.ref(id)} as id, ${sql.ref(column)} as text from ${sql.table(table)}`.execute(db)
  const taken = new Set<string>()
  for (const { id: named, text } of rows.sort(bySpelling(keyOf))) {
    let own = keyOf(text)
    while (taken.has(own)) own += `~${text}`
    taken.add(own)
    await sql`update ${sql.table(table)} set ${sql.ref(key)} = ${own} where ${sql.ref(id)} = ${named}`.execute(
      db,
    )
  }
  // Violations are told by this name.
  await db.schema.createIndex(`${table}_${key}_key`).unique().on(table).column(key).execute()
}

/** Keys by which buses and drivers are the same whatever their spelling. */
export async function up(db: Kysely<unknown>) {
  await addKeys(db, 'buses', 'numero', 'numero', llaveDeBus)
  await addKeys(db, 'buses', 'placa', 'numero', llaveDeBus)
  await addKeys(db, 'conductores', 'documento', 'uuid', llaveDeDocumento)
}

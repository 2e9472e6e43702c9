import { sql, type Kysely } from 'kysely'
import { isPostgres, required } from '../tables'

/**
 * One row that says which state the list of settlements is in, for its ETag. Triggers change it, so that no write can forget
 * to; with the write itself, so that no reader sees one without the other. It is a random text and no count: a database
 * that is restored from a copy counts the same numbers again.
 */
export async function createListVersion(db: Kysely<unknown>) {
  await db.schema
    .createTable('versiones')
    .$call(required({ nombre: 'text', version: 'text' }))
    .addPrimaryKeyConstraint('versiones_nombre_key', ['nombre'])
    .execute()
  await (isPostgres(db) ? onPostgres(db) : onSqlite(db))
}

/** Columns that the list shows, the drivers' among them; a change of a bus's number cascades to its settlements. */
const WRITES = [
  ['alta', 'insert on liquidaciones'],
  ['cambio', 'update on liquidaciones'],
  ['baja', 'delete on liquidaciones'],
  ['conductor', 'update of "documento", "nombre" on conductores'],
] as const

async function onSqlite(db: Kysely<unknown>) {
  for (const [name, write] of WRITES) {
    await sql`
      create trigger ${sql.raw(`version_liquidaciones_${name}`)} after ${sql.raw(write)} begin
        insert into versiones values ('liquidaciones', hex(randomblob(12)))
        on conflict (nombre) do update set version = excluded.version;
      end`.execute(db)
  }
}

/**
 * Deferred to the commit and done once for it: the row is the last that a transaction locks, and for a moment only, so that
 * writers of different settlements neither wait for each other's work nor deadlock over it.
 */
async function onPostgres(db: Kysely<unknown>) {
  await sql`
    create function version_liquidaciones() returns trigger language plpgsql as $$
    begin
      if current_setting('cochera.version_de', true) is distinct from txid_current()::text then
        perform set_config('cochera.version_de', txid_current()::text, true);
        insert into versiones values ('liquidaciones', gen_random_uuid()::text)
        on conflict (nombre) do update set version = excluded.version;
      end if;
      return null;
    end $$`.execute(db)
  for (const [name, write] of WRITES) {
    await sql`
      create constraint trigger ${sql.raw(`version_liquidaciones_${name}`)} after ${sql.raw(write)}
      deferrable initially deferred for each row execute function version_liquidaciones()`.execute(db)
  }
}

import { sql } from 'kysely'
import { type Db } from '../../../src/server/db/types'

/** The schema of a database as sorted lines: tables with their columns, constraints, indexes, triggers and functions. */
export async function schemaOf(db: Db, engine: string): Promise<string[]> {
  const { rows } =
    engine === 'sqlite'
      ? await sql<{ line: string }>`
          select type || ' ' || name || ': ' || sql as line from sqlite_master where sql is not null`.execute(
          db,
        )
      : await sql<{ line: string }>`
          select 'column ' || c.table_name || '.' || c.column_name || ': ' || concat_ws(' ', c.data_type, c.collation_name,
            c.is_nullable, c.column_default, c.is_identity, c.identity_generation) as line
          from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
          where table_schema = current_schema() and t.table_type = 'BASE TABLE'
          union all select 'constraint ' || conrelid::regclass || '.' || conname || ': ' || pg_get_constraintdef(oid)
          from pg_constraint where connamespace = current_schema()::regnamespace and contype <> 'n'
          union all select 'index ' || indexname || ': ' || indexdef from pg_indexes where schemaname = current_schema()
          union all select 'trigger ' || tgname || ': ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
          union all select 'function ' || proname || ': ' || prosrc from pg_proc
          where pronamespace = current_schema()::regnamespace`.execute(db)
  return rows
    .map(({ line }) => line.replace(/\s+/g, ' '))
    .filter((line) => !/kysely_migration|sqlite_/.test(line))
    .sort()
}

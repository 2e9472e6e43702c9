import { pipeline } from 'node:stream/promises'
import { openDatabase } from '../db/connection'
import { seizeDatabase } from '../db/database-lock'
import { migrate } from '../db/migrator'
import { writeWhole } from './files'
import { damagedBackup, END_SESSIONS, assertKnownLevel } from './backup-checks'
import { ProgramFailed, runProgram, startProgram } from './postgres-programs'

/** Backs up the database as it is at one moment, while the servers go on writing. */
export const backUpPostgres = (databaseUrl: string, target: string) =>
  writeWhole(target, (temporary) =>
    runProgram(
      'pg_dump',
      ['--format=custom', '--no-owner', '--no-privileges', `--file=${temporary}`],
      databaseUrl,
    ),
  )

/** @throws StartupError when the backup cannot be read to its end, or this program could not bring it up to date. */
async function check(respaldo: string) {
  const read = (options: string[]) =>
    runProgram('pg_restore', [...options, respaldo]).catch((error: unknown) => {
      throw error instanceof ProgramFailed ? damagedBackup(respaldo, error.message) : error
    })
  await read(['--file=/dev/null'])
  const script = await read(['--data-only', '--table=kysely_migration', '--file=-'])
  const rows = /^COPY .*kysely_migration \(name,.*\n([^]*?)^\\\.$/m.exec(script)?.[1] ?? ''
  assertKnownLevel(
    respaldo,
    rows.split('\n').flatMap((row) => row.split('\t')[0] || []),
  )
}

/** The schema that a connection works in; `public`, unless the database says otherwise. */
async function currentSchema(databaseUrl: string) {
  const query = ['--no-psqlrc', '--tuples-only', '--no-align', '--command=select current_schema()']
  return (await runProgram('psql', query, databaseUrl)).trim() || 'public'
}

/**
 * Drops everything in the schema except extensions: tables that the backup does not know would break the migrations that create them.
 * The schema itself stays, with its privileges: we may not own it.
 */
const EMPTY_SCHEMA = `
  do $$
  declare statement text;
  begin
    for statement in
      select format('drop %s if exists %s cascade', case relkind
          when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end, oid::regclass)
        from pg_class
        where relnamespace = (select oid from pg_namespace where nspname = current_schema()) and relkind in ('r', 'p', 'v', 'm', 'S')
          and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype in ('a', 'e', 'i'))
      union all
      select format('drop routine if exists %s cascade', oid::regprocedure)
        from pg_proc
        where pronamespace = (select oid from pg_namespace where nspname = current_schema())
          and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')
    loop
      execute statement;
    end loop;
  end $$;`

/** Aborts the restoration when this program, and so its lock, is gone: a server may have started since. */
const requireLock = (pid: number) => `
  do $$ begin
    if not exists (select from pg_locks where locktype = 'advisory' and pid = ${pid}) then
      raise exception 'the restoration was cut off';
    end if;
  end $$;`

/**
 * Empties the schema and fills it from the backup in one transaction: psql gets `commit` only after pg_restore has written everything;
 * anything cut off before, PostgreSQL rolls back.
 */
async function replace(databaseUrl: string, respaldo: string, lockPid: number) {
  const schema = await currentSchema(databaseUrl)
  const options = ['--no-owner', '--no-privileges', `--schema=${schema}`, '--file=-']
  const pgRestore = startProgram('pg_restore', [...options, respaldo])
  pgRestore.stdin.end()
  const psql = startProgram(
    'psql',
    ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--output=/dev/null'],
    databaseUrl,
  )
  psql.stdout.resume()

  async function* script() {
    yield `begin; set local lock_timeout = '20s'; ${EMPTY_SCHEMA}\n`
    yield* pgRestore.stdout
    await pgRestore.done
    yield `reset search_path; ${END_SESSIONS}; ${requireLock(lockPid)} commit;\n`
  }
  const [escrito, hecho] = await Promise.allSettled([pipeline(script(), psql.stdin), psql.done])
  // psql's own error is the cause of a failed write.
  for (const step of [hecho, escrito]) if (step.status === 'rejected') throw step.reason as Error
}

/**
 * Puts a backup in the place of the database, with its sessions ended, and brings it up to date.
 * @param previous where the database that is replaced is backed up first.
 * @throws StartupError when a server works on it or the backup cannot be used; then nothing has changed.
 */
export async function restorePostgres(databaseUrl: string, respaldo: string, previous: string) {
  await check(respaldo)
  const lock = await seizeDatabase(databaseUrl)
  try {
    await backUpPostgres(databaseUrl, previous)
    await replace(databaseUrl, respaldo, lock.pid)
    const connection = await openDatabase({ dataDir: '', databaseUrl })
    await migrate(connection).finally(() => connection.close())
  } finally {
    await lock.release()
  }
}

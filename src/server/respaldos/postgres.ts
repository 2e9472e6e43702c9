import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import { openDatabase } from '../db/connection'
import { seizeDatabase } from '../db/database-lock'
import { migrate } from '../db/migrator'
import { escribirEntero } from './archivos'
import { damagedBackup, END_SESSIONS, requireKnownLevel } from './backup-checks'
import { ProgramFailed, runProgram, startProgram } from './postgres-programs'

/** Backs up the database as it is at one moment, while the servers go on writing. */
export const respaldarPostgres = (databaseUrl: string, destino: string): Promise<void> =>
  escribirEntero(destino, (provisional) =>
    runProgram(
      'pg_dump',
      ['--format=custom', '--no-owner', '--no-privileges', `--file=${provisional}`],
      databaseUrl,
    ),
  )

/** @throws StartupError when the backup cannot be read to its end, or this program could not bring it up to date. */
async function comprobar(respaldo: string) {
  const leer = (opciones: string[]) =>
    runProgram('pg_restore', [...opciones, respaldo]).catch((error: unknown) => {
      throw error instanceof ProgramFailed ? damagedBackup(respaldo, error.message) : error
    })
  await leer(['--file=/dev/null'])
  const guion = await leer(['--data-only', '--table=kysely_migration', '--file=-'])
  const filas = /^COPY .*kysely_migration \(name,.*\n([^]*?)^\\\.$/m.exec(guion)?.[1] ?? ''
  requireKnownLevel(
    respaldo,
    filas.split('\n').flatMap((fila) => fila.split('\t')[0] || []),
  )
}

/** The schema that the connection works in; `public`, unless the database says otherwise. */
async function esquemaActual(databaseUrl: string): Promise<string> {
  const conexion = await openDatabase({ dataDir: '', databaseUrl })
  try {
    const { rows } = await sql<{ esquema: string }>`select current_schema() as esquema`.execute(conexion.db)
    return rows[0]?.esquema ?? 'public'
  } finally {
    await conexion.close()
  }
}

/**
 * Drops all that is in the schema, except what belongs to an extension: tables that a backup does not know would stand in
 * the way of the migrations that make them. The schema itself, which need not be ours to drop, stays with its privileges.
 */
const VACIAR = `
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

/** Undoes it all when this program has ended meanwhile, and with it its lock: a server may have started since. */
const exigirCerrojo = (pid: number) => `
  do $$ begin
    if not exists (select from pg_locks where locktype = 'advisory' and pid = ${pid}) then
      raise exception 'the restoration was cut off';
    end if;
  end $$;`

/**
 * Empties the schema and fills it from the backup, in one transaction: psql hears `commit` only after pg_restore has written
 * all of it, and whatever is cut off before that, PostgreSQL undoes.
 */
async function reemplazar(databaseUrl: string, respaldo: string, lockPid: number): Promise<void> {
  const esquema = await esquemaActual(databaseUrl)
  const opciones = ['--no-owner', '--no-privileges', `--schema=${esquema}`, '--file=-']
  const pgRestore = startProgram('pg_restore', [...opciones, respaldo])
  pgRestore.stdin.end()
  const psql = startProgram(
    'psql',
    ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--output=/dev/null'],
    databaseUrl,
  )
  psql.stdout.resume()

  async function* guion() {
    yield `begin; set local lock_timeout = '20s'; ${VACIAR}\n`
    yield* pgRestore.stdout
    await pgRestore.done
    yield `reset search_path; ${END_SESSIONS}; ${exigirCerrojo(lockPid)} commit;\n`
  }
  const [escrito, hecho] = await Promise.allSettled([pipeline(guion(), psql.stdin), psql.done])
  // What PostgreSQL says is why the rest could not be written.
  for (const paso of [hecho, escrito]) if (paso.status === 'rejected') throw paso.reason as Error
}

/**
 * Puts a backup in the place of the database, with its sessions ended, and brings it up to date.
 * @param anterior where the database that is replaced is backed up first.
 * @throws StartupError when a server works on it or the backup cannot be used; then nothing has changed.
 */
export async function restaurarPostgres(
  databaseUrl: string,
  respaldo: string,
  anterior: string,
): Promise<void> {
  await comprobar(respaldo)
  const lock = await seizeDatabase(databaseUrl)
  try {
    await respaldarPostgres(databaseUrl, anterior)
    await reemplazar(databaseUrl, respaldo, lock.pid)
    const conexion = await openDatabase({ dataDir: '', databaseUrl })
    await migrate(conexion).finally(() => conexion.close())
  } finally {
    await lock.release()
  }
}

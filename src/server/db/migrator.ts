import { Migrator, sql, type Migration } from 'kysely'
import { StartupError } from '../startup-error'
import { type Connection, type Db } from './types'
import * as baseline from './migrations/032_without_searches'
import * as wholeParts from './migrations/033_whole_parts'
import * as clerks from './migrations/034_clerks'

const BASELINE = '032_without_searches'

/** Listed rather than read from a folder, because the bundle has none. They run in the order of their names. */
export const migrations: Record<string, Migration> = {
  [BASELINE]: baseline,
  '033_whole_parts': wholeParts,
  '034_clerks': clerks,
}

/** Version of Cochera, by its last migration. */
const versionOf = (migration: string) => `0.${parseInt(migration, 10)}`

/**
 * Why this program cannot bring a database up to date, in one line; undefined where it can.
 * @param subject 'La base de datos'.
 * @param applied its migrations.
 */
export function migrationObstacle(subject: string, applied: readonly string[]) {
  const last = [...applied].sort().at(-1) ?? BASELINE
  if (last < BASELINE)
    return `${subject} es de una versión de Cochera anterior a la ${versionOf(BASELINE)}, que este programa no actualiza: iníciela antes una vez con la ${versionOf(BASELINE)}.`
  return Object.hasOwn(migrations, last)
    ? undefined
    : `${subject} es de una versión más nueva de Cochera que este programa: instale la ${versionOf(last)} o una posterior.`
}

const appliedTo = (db: Db) =>
  sql<{ name: string }>`select name from kysely_migration`.execute(db).then(
    ({ rows }) => rows.map(({ name }) => name),
    // A new database has no such table yet.
    (): string[] => [],
  )

/** Migrations, with those that the baseline stands for where a database came to it by them: they have been done. */
function migrationsFor(applied: readonly string[]) {
  const former = applied.includes(BASELINE) ? applied.filter((name) => name < BASELINE) : []
  const done = { up: () => Promise.resolve() }
  return { ...Object.fromEntries(former.map((name) => [name, done])), ...migrations }
}

/** Milliseconds that a migration waits for a table's lock: longer than a running server holds one. Queries behind it wait too. */
const LOCK_TIMEOUT = 20_000

/** Advisory lock of whoever migrates. */
const MIGRATING = sql`hashtext('cochera-migraciones')`

interface Options {
  lockTimeout?: number
}

type Target = Pick<Connection, 'db' | 'engine'>

/** On PostgreSQL, runs `fn` once nobody else migrates, on a connection without statement timeout but with a lock timeout. */
async function withOwnLimits<T>({ db, engine }: Target, lockTimeout: number, fn: (db: Db) => Promise<T>) {
  if (engine === 'sqlite') return fn(db)
  return db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    // Kysely looks at all tables before it takes its own lock, and fails where a column goes meanwhile.
    await sql`select pg_advisory_lock(${MIGRATING})`.execute(connection)
    await sql`set lock_timeout = ${sql.lit(lockTimeout)}`.execute(connection)
    try {
      return await fn(connection)
    } finally {
      // A lost connection is not used again.
      await sql`select pg_advisory_unlock(${MIGRATING})`.execute(connection).catch(() => undefined)
      await sql`reset statement_timeout`.execute(connection).catch(() => undefined)
      await sql`reset lock_timeout`.execute(connection).catch(() => undefined)
    }
  })
}

/**
 * Migrates the database to the latest version, in one transaction. Of several processes, one migrates and the others wait.
 * @throws StartupError for a database of a later version or of one before the baseline, or the database's error; then nothing has changed.
 */
export async function migrate(target: Target, { lockTimeout = LOCK_TIMEOUT }: Options = {}) {
  const { error } = await withOwnLimits(target, lockTimeout, async (db) => {
    const known = migrationsFor(await appliedTo(db))
    return new Migrator({ db, provider: { getMigrations: async () => known } }).migrateToLatest()
  })
  if (error === undefined) return
  const obstacle = migrationObstacle('La base de datos', await appliedTo(target.db))
  // Unwrapped otherwise: startupErrorLines goes by the database's code.
  throw obstacle === undefined ? (error as Error) : new StartupError(obstacle)
}

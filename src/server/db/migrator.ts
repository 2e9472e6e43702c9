import { Migrator, sql, type Migration } from 'kysely'
import { StartupError } from '../startup-error'
import { type Connection, type Db, type Engine } from './types'
import { inicio } from './migrations/001_inicio'
import { clavesDeIdempotencia } from './migrations/002_claves_idempotencia'
import { sesiones } from './migrations/003_sesiones'
import { versionDeLiquidaciones } from './migrations/004_version_liquidaciones'
import { indiceDePendientes } from './migrations/005_indice_pendientes'
import { indices } from './migrations/006_indices'
import { versionDeCartera } from './migrations/007_version_cartera'
import { signInLimits } from './migrations/008_sign_in_limits'
import { demoUsers } from './migrations/009_demo_users'
import { fleetVersions } from './migrations/010_fleet_versions'
import { attendanceVersions } from './migrations/011_attendance_versions'
import { changes } from './migrations/012_changes'
import { people } from './migrations/013_people'
import { presence } from './migrations/014_presence'
import { closings } from './migrations/015_closings'
import { expenses } from './migrations/016_expenses'
import { closedDrivers } from './migrations/017_closed_drivers'
import { ledgers } from './migrations/018_ledgers'
import { imports } from './migrations/019_imports'
import { searches } from './migrations/020_searches'
import { openingSearches } from './migrations/021_opening_searches'
import { importParts } from './migrations/022_import_parts'
import { dayKinds } from './migrations/023_day_kinds'
import { closingMoments } from './migrations/024_closing_moments'

/** Listed rather than read from a folder, because the bundle has none. They run in the order of their names. */
export const migrations = (engine: Engine): Record<string, Migration> => ({
  '001_inicio': inicio(engine),
  '002_claves_idempotencia': clavesDeIdempotencia(engine),
  '003_sesiones': sesiones(engine),
  '004_version_liquidaciones': versionDeLiquidaciones(engine),
  '005_indice_pendientes': indiceDePendientes,
  '006_indices': indices,
  '007_version_cartera': versionDeCartera,
  '008_sign_in_limits': signInLimits(engine),
  '009_demo_users': demoUsers,
  '010_fleet_versions': fleetVersions,
  '011_attendance_versions': attendanceVersions,
  '012_changes': changes(engine),
  '013_people': people(engine),
  '014_presence': presence(engine),
  '015_closings': closings(engine),
  '016_expenses': expenses,
  '017_closed_drivers': closedDrivers,
  '018_ledgers': ledgers,
  '019_imports': imports(engine),
  '020_searches': searches(engine),
  '021_opening_searches': openingSearches(engine),
  '022_import_parts': importParts(engine),
  '023_day_kinds': dayKinds(engine),
  '024_closing_moments': closingMoments(engine),
})

/**
 * The version of Cochera that a database with these applied migrations needs, where this program does not know them all. The second
 * number of a version is that of its last migration.
 */
export function versionNeeded(applied: readonly string[]): string | undefined {
  const unknown = applied.filter((name) => !Object.hasOwn(migrations('sqlite'), name)).sort()
  return unknown.length > 0 ? `0.${parseInt(unknown.at(-1) ?? '', 10)}` : undefined
}

/** Milliseconds that a migration waits for a table's lock: longer than a running server holds one. Queries behind it wait too. */
const LOCK_TIMEOUT = 20_000

interface Options {
  lockTimeout?: number
}

type Target = Pick<Connection, 'db' | 'engine'>

/** On PostgreSQL, runs `fn` on a connection without statement timeout but with a lock timeout. */
async function withOwnLimits<T>({ db, engine }: Target, lockTimeout: number, fn: (db: Db) => Promise<T>) {
  if (engine === 'sqlite') return fn(db)
  return db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    await sql`set lock_timeout = ${sql.lit(lockTimeout)}`.execute(connection)
    try {
      return await fn(connection)
    } finally {
      // A lost connection is not used again.
      await sql`reset statement_timeout`.execute(connection).catch(() => undefined)
      await sql`reset lock_timeout`.execute(connection).catch(() => undefined)
    }
  })
}

/**
 * Migrates the database to the latest version, in one transaction. Of several processes, one migrates and the others wait.
 * @throws StartupError for a database of a later version, or the database's error; then nothing has changed.
 */
export async function migrate(target: Target, { lockTimeout = LOCK_TIMEOUT }: Options = {}) {
  const provider = { getMigrations: async () => migrations(target.engine) }
  const { error } = await withOwnLimits(target, lockTimeout, (db) =>
    new Migrator({ db, provider }).migrateToLatest(),
  )
  if (error === undefined) return
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`
    .execute(target.db)
    .catch(() => ({ rows: [] }))
  const needed = versionNeeded(rows.map(({ name }) => name))
  if (needed !== undefined)
    throw new StartupError(
      `La base de datos es de una versión más nueva de Cochera que este programa: instale la ${needed} o una posterior.`,
    )
  // Unwrapped: startupErrorLines goes by the database's code.
  throw error as Error
}

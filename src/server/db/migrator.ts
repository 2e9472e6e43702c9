import { Migrator, sql, type Migration } from 'kysely'
import { StartupError } from '../startup-error'
import { type Connection, type Db } from './types'
import * as inicio from './migrations/001_inicio'
import * as clavesDeIdempotencia from './migrations/002_claves_idempotencia'
import * as sesiones from './migrations/003_sesiones'
import * as versionDeLiquidaciones from './migrations/004_version_liquidaciones'
import * as indiceDePendientes from './migrations/005_indice_pendientes'
import * as indices from './migrations/006_indices'
import * as versionDeCartera from './migrations/007_version_cartera'
import * as signInLimits from './migrations/008_sign_in_limits'
import * as demoUsers from './migrations/009_demo_users'
import * as fleetVersions from './migrations/010_fleet_versions'
import * as attendanceVersions from './migrations/011_attendance_versions'
import * as changes from './migrations/012_changes'
import * as people from './migrations/013_people'
import * as presence from './migrations/014_presence'
import * as closings from './migrations/015_closings'
import * as expenses from './migrations/016_expenses'
import * as closedDrivers from './migrations/017_closed_drivers'
import * as ledgers from './migrations/018_ledgers'
import * as imports from './migrations/019_imports'
import * as searches from './migrations/020_searches'
import * as openingSearches from './migrations/021_opening_searches'
import * as importParts from './migrations/022_import_parts'
import * as dayKinds from './migrations/023_day_kinds'
import * as closingMoments from './migrations/024_closing_moments'
import * as identifiers from './migrations/025_identifiers'
import * as actions from './migrations/026_actions'
import * as fareFigures from './migrations/027_fare_figures'
import * as service from './migrations/028_service'
import * as entries from './migrations/029_entries'
import * as contracts from './migrations/030_contracts'
import * as issuedPapers from './migrations/031_issued_papers'
import * as withoutSearches from './migrations/032_without_searches'
import * as wholeParts from './migrations/033_whole_parts'

/** Listed rather than read from a folder, because the bundle has none. They run in the order of their names. */
export const migrations: Record<string, Migration> = {
  '001_inicio': inicio,
  '002_claves_idempotencia': clavesDeIdempotencia,
  '003_sesiones': sesiones,
  '004_version_liquidaciones': versionDeLiquidaciones,
  '005_indice_pendientes': indiceDePendientes,
  '006_indices': indices,
  '007_version_cartera': versionDeCartera,
  '008_sign_in_limits': signInLimits,
  '009_demo_users': demoUsers,
  '010_fleet_versions': fleetVersions,
  '011_attendance_versions': attendanceVersions,
  '012_changes': changes,
  '013_people': people,
  '014_presence': presence,
  '015_closings': closings,
  '016_expenses': expenses,
  '017_closed_drivers': closedDrivers,
  '018_ledgers': ledgers,
  '019_imports': imports,
  '020_searches': searches,
  '021_opening_searches': openingSearches,
  '022_import_parts': importParts,
  '023_day_kinds': dayKinds,
  '024_closing_moments': closingMoments,
  '025_identifiers': identifiers,
  '026_actions': actions,
  '027_fare_figures': fareFigures,
  '028_service': service,
  '029_entries': entries,
  '030_contracts': contracts,
  '031_issued_papers': issuedPapers,
  '032_without_searches': withoutSearches,
  '033_whole_parts': wholeParts,
}

/**
 * The version of Cochera that a database with these applied migrations needs, where this program does not know them all. The second
 * number of a version is that of its last migration.
 */
export function versionNeeded(applied: readonly string[]) {
  const unknown = applied.filter((name) => !Object.hasOwn(migrations, name)).sort()
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
  const provider = { getMigrations: async () => migrations }
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

import { Migrator, sql, type Migration } from 'kysely'
import { type Conexion, type Db, type Engine } from './connection'
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

/** Listed here and not found in a folder, because the bundle has no folder. They run in the order of their names. */
export const migraciones = (engine: Engine): Record<string, Migration> => ({
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
})

/** The name of a migration that this program does not know, if a database that has had these knows one. */
export const unknownMigration = (applied: readonly string[]): string | undefined =>
  applied.find((name) => !Object.hasOwn(migraciones('sqlite'), name))

/** Milliseconds that a migration waits for a table: longer than a server of ours holds one, and who comes behind it waits too. */
const LOCK_TIMEOUT = 20_000

interface Options {
  lockTimeout?: number
}

type Target = Pick<Conexion, 'db' | 'engine'>

/** On PostgreSQL, a connection on which a statement may take as long as it needs, but not wait for a lock that long. */
async function withOwnLimits<T>(
  { db, engine }: Target,
  lockTimeout: number,
  fn: (db: Db) => Promise<T>,
): Promise<T> {
  if (engine === 'sqlite') return fn(db)
  return db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    await sql`set lock_timeout = ${sql.lit(lockTimeout)}`.execute(connection)
    try {
      return await fn(connection)
    } finally {
      // One that has been lost is not used again.
      await sql`reset statement_timeout`.execute(connection).catch(() => undefined)
      await sql`reset lock_timeout`.execute(connection).catch(() => undefined)
    }
  })
}

/**
 * Brings the tables up to date, in one transaction. Several processes may do it at once: the others wait and then find
 * nothing to do.
 * @throws the database's error, and then nothing has changed.
 */
export async function migrate(target: Target, { lockTimeout = LOCK_TIMEOUT }: Options = {}): Promise<void> {
  const provider = { getMigrations: async () => migraciones(target.engine) }
  const { error } = await withOwnLimits(target, lockTimeout, (db) =>
    new Migrator({ db, provider }).migrateToLatest(),
  )
  // As it came: whoever tells why the server does not start goes by what the database says, not by a class.
  if (error !== undefined) throw error as Error
}

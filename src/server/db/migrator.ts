import { Migrator, type Migration } from 'kysely'
import { type Conexion, type Engine } from './connection'
import { inicio } from './migrations/001_inicio'
import { clavesDeIdempotencia } from './migrations/002_claves_idempotencia'
import { sesiones } from './migrations/003_sesiones'
import { versionDeLiquidaciones } from './migrations/004_version_liquidaciones'
import { indiceDePendientes } from './migrations/005_indice_pendientes'
import { indices } from './migrations/006_indices'
import { versionDeCartera } from './migrations/007_version_cartera'

/** Listed here and not found in a folder, because the bundle has no folder. They run in the order of their names. */
export const migraciones = (engine: Engine): Record<string, Migration> => ({
  '001_inicio': inicio(engine),
  '002_claves_idempotencia': clavesDeIdempotencia(engine),
  '003_sesiones': sesiones(engine),
  '004_version_liquidaciones': versionDeLiquidaciones(engine),
  '005_indice_pendientes': indiceDePendientes,
  '006_indices': indices,
  '007_version_cartera': versionDeCartera,
})

/** The name of a migration that this program does not know, if a database that has had these knows one. */
export const unknownMigration = (applied: readonly string[]): string | undefined =>
  applied.find((name) => !Object.hasOwn(migraciones('sqlite'), name))

/**
 * Brings the tables up to date, in one transaction. Several processes may do it at once: the others wait and then find
 * nothing to do.
 * @throws the database's error, and then nothing has changed.
 */
export async function migrate({ db, engine }: Pick<Conexion, 'db' | 'engine'>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migraciones(engine) } })
  const { error } = await migrator.migrateToLatest()
  // As it came: whoever tells why the server does not start goes by what the database says, not by a class.
  if (error !== undefined) throw error as Error
}

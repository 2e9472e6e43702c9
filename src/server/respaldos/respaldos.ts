import { existsSync } from 'node:fs'
import path from 'node:path'
import { startupErrorLines } from '../http/startup-errors'
import { type Config } from '../config'
import { createFolder } from '../db/sqlite'
import { StartupError } from '../startup-error'
import { keepNewest, listRespaldos, respaldoPath } from './files'
import { backUpPostgres, restorePostgres } from './postgres'
import { backUpSqlite, restoreSqlite } from './sqlite'

type Settings = Pick<Config, 'dataDir' | 'databaseUrl' | 'respaldosDir' | 'respaldos'>

/**
 * Copies the database as it is at one moment, while the server goes on writing, and removes the oldest backups.
 * @returns the backup's path.
 * @throws StartupError when it cannot be made.
 */
export async function backUp(settings: Settings, now: Date): Promise<string> {
  createFolder(settings.respaldosDir)
  const target = respaldoPath(settings, now)
  if (settings.databaseUrl === undefined) await backUpSqlite(settings, target)
  else await backUpPostgres(settings.databaseUrl, target)
  keepNewest(settings)
  return target
}

/** The backup of this path or name, by default the newest. @throws StartupError when there is none. */
export function chooseRespaldo(settings: Settings, named: string | undefined) {
  const [chosen] =
    named === undefined
      ? listRespaldos(settings)
      : [path.resolve(named), path.resolve(settings.respaldosDir, named)].filter(existsSync)
  if (chosen !== undefined) return chosen
  throw new StartupError(
    named === undefined
      ? `No hay respaldos en ${path.resolve(settings.respaldosDir)}.`
      : `No existe el respaldo ${named}.`,
  )
}

/**
 * Replaces the database with a backup, after backing it up, and ends all sessions.
 * @returns the path of the replaced database; undefined when there was none.
 * @throws StartupError when a server is running on it or the backup cannot be used; then nothing has changed. Its lines say where the
 * former data is, if it was backed up already.
 */
export async function restore(settings: Settings, respaldo: string, now: Date): Promise<string | undefined> {
  createFolder(settings.dataDir)
  createFolder(settings.respaldosDir)
  const previous = respaldoPath(settings, now, true)
  try {
    if (settings.databaseUrl === undefined) await restoreSqlite(settings, respaldo, previous)
    else await restorePostgres(settings.databaseUrl, respaldo, previous)
  } catch (error) {
    if (!existsSync(previous)) throw error
    throw new StartupError([...startupErrorLines(error), `Los datos de antes están en ${previous}.`])
  }
  return existsSync(previous) ? previous : undefined
}

import { existsSync } from 'node:fs'
import path from 'node:path'
import { startupErrorLines } from '../startup'
import { type Config } from '../config'
import { createFolder } from '../db/sqlite'
import { StartupError } from '../startup-error'
import { conservarUltimos, listarRespaldos, rutaDeRespaldo } from './archivos'
import { respaldarPostgres, restaurarPostgres } from './postgres'
import { respaldarSqlite, restaurarSqlite } from './sqlite'

type Ajustes = Pick<Config, 'dataDir' | 'databaseUrl' | 'respaldosDir' | 'respaldos'>

/**
 * Copies the database as it is at one moment, while the server goes on writing, and removes the oldest backups.
 * @returns the backup's path.
 * @throws StartupError when it cannot be made.
 */
export async function respaldar(ajustes: Ajustes, ahora: Date): Promise<string> {
  createFolder(ajustes.respaldosDir)
  const destino = rutaDeRespaldo(ajustes, ahora)
  if (ajustes.databaseUrl === undefined) await respaldarSqlite(ajustes, destino)
  else await respaldarPostgres(ajustes.databaseUrl, destino)
  conservarUltimos(ajustes)
  return destino
}

/** The backup that was named, by its path or its name alone, else the newest. @throws StartupError when there is none. */
export function elegirRespaldo(ajustes: Ajustes, nombrado: string | undefined): string {
  const candidatos =
    nombrado === undefined
      ? listarRespaldos(ajustes).slice(0, 1)
      : [path.resolve(nombrado), path.resolve(ajustes.respaldosDir, nombrado)].filter(existsSync)
  const [elegido] = candidatos
  if (elegido === undefined)
    throw new StartupError(
      nombrado === undefined
        ? `No hay respaldos en ${path.resolve(ajustes.respaldosDir)}.`
        : `No existe el respaldo ${nombrado}.`,
    )
  return elegido
}

/**
 * Puts a backup in the place of the database, which is backed up first, and ends all sessions.
 * @returns where the database that was replaced is kept; undefined where there was none.
 * @throws StartupError when a server is running on it or the backup cannot be used; then nothing has changed. Where the former data
 * has been backed up by then, it says where.
 */
export async function restaurar(
  ajustes: Ajustes,
  respaldo: string,
  ahora: Date,
): Promise<string | undefined> {
  createFolder(ajustes.dataDir)
  createFolder(ajustes.respaldosDir)
  const anterior = rutaDeRespaldo(ajustes, ahora, true)
  try {
    if (ajustes.databaseUrl === undefined) await restaurarSqlite(ajustes, respaldo, anterior)
    else await restaurarPostgres(ajustes.databaseUrl, respaldo, anterior)
  } catch (error) {
    if (!existsSync(anterior)) throw error
    throw new StartupError([
      ...startupErrorLines(error, undefined),
      `Los datos de antes están en ${anterior}.`,
    ])
  }
  return existsSync(anterior) ? anterior : undefined
}

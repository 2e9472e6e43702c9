import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Config } from '../config'
import { openDatabase } from '../db/connection'
import { migrate } from '../db/migrator'
import { crearCarpeta } from '../db/sqlite'
import { ErrorDeArranque } from '../errores'
import { conservarUltimos, listarRespaldos, rutaDeRespaldo } from './archivos'
import { respaldarPostgres, restaurarPostgres } from './postgres'
import { respaldarSqlite, restaurarSqlite } from './sqlite'

type Ajustes = Pick<Config, 'dataDir' | 'databaseUrl' | 'respaldosDir' | 'respaldos'>

/**
 * Copies the database as it is at one moment, while the server goes on writing, and removes the oldest backups.
 * @returns the backup's path.
 * @throws ErrorDeArranque when it cannot be made.
 */
export async function respaldar(ajustes: Ajustes, ahora: Date): Promise<string> {
  crearCarpeta(ajustes.respaldosDir)
  const destino = rutaDeRespaldo(ajustes, ahora)
  if (ajustes.databaseUrl === undefined) await respaldarSqlite(ajustes, destino)
  else await respaldarPostgres(ajustes.databaseUrl, destino)
  conservarUltimos(ajustes)
  return destino
}

/** The backup that was named, by its path or its name alone, else the newest. @throws ErrorDeArranque when there is none. */
export function elegirRespaldo(ajustes: Ajustes, nombrado: string | undefined): string {
  const candidatos =
    nombrado === undefined
      ? listarRespaldos(ajustes).slice(0, 1)
      : [path.resolve(nombrado), path.resolve(ajustes.respaldosDir, nombrado)].filter(existsSync)
  const [elegido] = candidatos
  if (elegido === undefined)
    throw new ErrorDeArranque(
      nombrado === undefined
        ? `No hay respaldos en ${path.resolve(ajustes.respaldosDir)}.`
        : `No existe el respaldo ${nombrado}.`,
    )
  return elegido
}

/** A token of before must not count again because the sign-out or the new password that ended it was undone. */
async function terminarSesiones(ajustes: Ajustes) {
  const conexion = await openDatabase(ajustes)
  try {
    await migrate(conexion)
    await conexion.db
      .updateTable('usuarios')
      .set(({ eb }) => ({ versionSesion: eb('versionSesion', '+', 1000) }))
      .execute()
  } finally {
    await conexion.close()
  }
}

/**
 * Puts a backup in the place of the database, which is backed up first, and ends all sessions.
 * @returns where the database that was replaced is kept.
 * @throws ErrorDeArranque when a server is running on it or the backup cannot be used; then nothing has changed.
 */
export async function restaurar(ajustes: Ajustes, respaldo: string, ahora: Date): Promise<string> {
  crearCarpeta(ajustes.dataDir)
  crearCarpeta(ajustes.respaldosDir)
  const anterior = rutaDeRespaldo(ajustes, ahora, true)
  if (ajustes.databaseUrl === undefined) await restaurarSqlite(ajustes, respaldo, anterior)
  else await restaurarPostgres(ajustes.databaseUrl, respaldo, anterior)
  await terminarSesiones(ajustes)
  return anterior
}

import { randomBytes, randomUUID } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'
import { type Config } from '../config'
import { createFolder } from '../db/sqlite'
import { errorCode } from '../error-code'
import { StartupError } from '../startup-error'

const LONGITUD_MINIMA = 32

function leer(archivo: string): string | undefined {
  try {
    return readFileSync(archivo, 'utf8').trim()
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw new StartupError(`No se pudo leer ${archivo}: ${String(error)}`)
  }
}

/** Writes the whole file under another name and then gives it its own, unless another process was first. */
function crear(archivo: string) {
  const provisional = `${archivo}.${randomUUID()}`
  const descriptor = openSync(provisional, 'wx', 0o600)
  try {
    writeSync(descriptor, `${randomBytes(48).toString('base64url')}\n`)
    fsyncSync(descriptor)
    linkSync(provisional, archivo)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  } finally {
    closeSync(descriptor)
    rmSync(provisional)
  }
}

/**
 * The key that signs the tokens: JWT_SECRET, else the one made once in DATA_DIR/jwt-secret (readable by its owner
 * alone), so that a restart ends no session. That holds with PostgreSQL too: several processes on one database share
 * their sessions only with the same JWT_SECRET or the same data folder.
 */
export function secretoDe({ jwtSecret, dataDir }: Pick<Config, 'jwtSecret' | 'dataDir'>): string {
  if (jwtSecret !== undefined) return jwtSecret
  createFolder(dataDir)
  const archivo = path.resolve(dataDir, 'jwt-secret')
  if (leer(archivo) === undefined) crear(archivo)
  const secreto = leer(archivo) ?? ''
  if (secreto.length < LONGITUD_MINIMA) {
    throw new StartupError(
      `${archivo} está dañado. Bórrelo para crear otro; las sesiones abiertas terminarán.`,
    )
  }
  return secreto
}

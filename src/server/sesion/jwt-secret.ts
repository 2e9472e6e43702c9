import { randomBytes, randomUUID } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Config } from '../config'
import { createFolder } from '../db/sqlite'
import { errorCode } from '../error-code'
import { StartupError } from '../startup-error'

const MIN_LENGTH = 32

function read(file: string) {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw new StartupError(`No se pudo leer ${file}: ${String(error)}`)
  }
}

/** Writes the file under a temporary name and links it, unless another process was first. */
function create(file: string) {
  const temporary = `${file}.${randomUUID()}`
  try {
    const secret = randomBytes(48).toString('base64url')
    writeFileSync(temporary, `${secret}\n`, { flag: 'wx', mode: 0o600, flush: true })
    linkSync(temporary, file)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  } finally {
    rmSync(temporary, { force: true })
  }
}

/**
 * The key that signs tokens: JWT_SECRET, else the one created once in DATA_DIR/jwt-secret (readable by its owner only), so that a
 * restart ends no session. With PostgreSQL too: several processes share sessions only with the same JWT_SECRET or data folder.
 */
export function jwtSecretOf({ jwtSecret, dataDir }: Pick<Config, 'jwtSecret' | 'dataDir'>) {
  if (jwtSecret !== undefined) return jwtSecret
  createFolder(dataDir)
  const file = path.resolve(dataDir, 'jwt-secret')
  if (read(file) === undefined) create(file)
  const secret = read(file) ?? ''
  if (secret.length < MIN_LENGTH) {
    throw new StartupError(`${file} está dañado. Bórrelo para crear otro; las sesiones abiertas terminarán.`)
  }
  return secret
}

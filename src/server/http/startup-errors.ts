import { type Config } from '../config'
import { isDatabaseUnavailable } from '../db/errors'
import { errorCode } from '../error-code'
import { HttpError } from './errors'
import { StartupError } from '../startup-error'

const DISK_FULL = 'No queda espacio en el disco de la carpeta de datos. Libere espacio e intente de nuevo.'
const ACCESS_DENIED = 'PostgreSQL no acepta el usuario o la clave de DATABASE_URL.'

/** Where the server was to listen. */
type Address = Partial<Pick<Config, 'host' | 'port'>>

interface Failure {
  hostname?: string
  /** Failed system call and its file. */
  syscall?: string
  path?: string
}

type Reason = (config: Address | undefined, error: Failure) => string

const UNKNOWN_HOST: Reason = (config, { hostname = config?.host }) =>
  `No se encuentra la dirección ${hostname}. Corrija HOST o DATABASE_URL.`

const REASONS: Record<string, Reason> = {
  EADDRINUSE: (config) => `El puerto ${config?.port} de ${config?.host} ya está en uso. Elija otro con PORT.`,
  EADDRNOTAVAIL: (config) => `La dirección ${config?.host} no es de esta máquina. Corrija HOST.`,
  ENOTFOUND: UNKNOWN_HOST,
  EAI_AGAIN: UNKNOWN_HOST,
  EACCES: (config, { syscall, path }) =>
    syscall === 'listen'
      ? `No hay permiso para escuchar en el puerto ${config?.port}. Elija otro con PORT.`
      : `No hay permiso para usar ${path}.`,
  SQLITE_FULL: () => DISK_FULL,
  ENOSPC: () => DISK_FULL,
  // PostgreSQL: a migration could not lock a table.
  '55P03': () =>
    'Otro programa usa las tablas que hay que actualizar. Cierre lo que esté abierto sobre la base de datos, también otra versión de Cochera, e intente de nuevo.',
  // PostgreSQL: no such role, a wrong password, no such database.
  '28000': () => ACCESS_DENIED,
  '28P01': () => ACCESS_DENIED,
  '3D000': () => 'La base de datos que nombra DATABASE_URL no existe. Créela o corrija DATABASE_URL.',
}

/** The lines that tell the operator why a start or a command failed. */
export function startupErrorLines(error: unknown, config: Address | undefined): readonly string[] {
  if (error instanceof StartupError) return error.lines
  if (error instanceof HttpError) return [error.message]
  const known = REASONS[errorCode(error)]?.(config, error as object)
  if (known !== undefined) return [known]
  if (isDatabaseUnavailable(error))
    return ['La base de datos no responde: revise DATABASE_URL y que PostgreSQL esté en marcha.']
  return [`Cochera no pudo iniciar: ${error instanceof Error ? error.message : String(error)}`]
}

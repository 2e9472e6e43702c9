import { isDatabaseUnavailable } from '../db/errors'
import { errorCode } from '../error-code'
import { HttpError } from './errors'
import { StartupError } from '../startup-error'

const DISK_FULL = 'No queda espacio en el disco de la carpeta de datos. Libere espacio e intente de nuevo.'
const ACCESS_DENIED = 'PostgreSQL no acepta el usuario o la clave de DATABASE_URL.'
const UNKNOWN_HOST = 'No se encuentra la dirección. Corrija HOST o DATABASE_URL.'

/** Said before the system's own words, which name the port, the folder or the host. */
const REASONS: Record<string, string> = {
  EADDRINUSE: 'El puerto ya está en uso. Elija otro con PORT.',
  EADDRNOTAVAIL: 'La dirección no es de esta máquina. Corrija HOST.',
  ENOTFOUND: UNKNOWN_HOST,
  EAI_AGAIN: UNKNOWN_HOST,
  EACCES: 'No hay permiso. Elija otro puerto con PORT, u otra carpeta con DATA_DIR.',
  SQLITE_FULL: DISK_FULL,
  ENOSPC: DISK_FULL,
  // PostgreSQL: a migration could not lock a table.
  '55P03':
    'Otro programa usa las tablas que hay que actualizar. Cierre lo que esté abierto sobre la base de datos, también otra versión de Cochera, e intente de nuevo.',
  // PostgreSQL: no such role, a wrong password, no such database.
  '28000': ACCESS_DENIED,
  '28P01': ACCESS_DENIED,
  '3D000': 'La base de datos que nombra DATABASE_URL no existe. Créela o corrija DATABASE_URL.',
}

/** The lines that tell the operator why a start or a command failed. */
export function startupErrorLines(error: unknown): readonly string[] {
  if (error instanceof StartupError) return error.lines
  if (error instanceof HttpError) return [error.message]
  const said = error instanceof Error ? error.message : String(error)
  const known = REASONS[errorCode(error)]
  if (known !== undefined) return [`${known} (${said})`]
  if (isDatabaseUnavailable(error))
    return ['La base de datos no responde: revise DATABASE_URL y que PostgreSQL esté en marcha.']
  return [`Cochera no pudo iniciar: ${said}`]
}

import { hoyEn } from '../contract/fechas'
import { isLoopback } from '../contract/loopback'
import { type Config } from './config'
import { DEMO_PASSWORD } from './config-schema'
import { type Connection } from './db/types'
import { isDatabaseUnavailable } from './db/errors'
import { seedDemo } from './demo/seed'
import { usuariosWithPassword } from './demo/usuarios'
import { errorCode } from './error-code'
import { StartupError } from './startup-error'
import { exposedBy } from './http/exposure'
import { hasUsuarios } from './usuarios/repository'

const NO_USUARIOS =
  'La base de datos no tiene usuarios. Cree el primero con: npm run usuarios -- crear <usuario> --roles ADMIN,EDITOR'

const firstAdminLine = (code: string) =>
  `La base de datos no tiene usuarios. Abra esa dirección en esta máquina y cree el primer administrador con el código ${code}`

/**
 * Fills an empty database with the demonstration, if only this machine reaches the server.
 * @returns lines for the operator.
 * @throws StartupError when other machines could sign in with the demonstration's known password.
 */
export async function prepareUsuarios(
  connection: Connection,
  config: Config,
  firstAdminCode: string,
): Promise<string[]> {
  if (!isLoopback(config.host) && (await usuariosWithPassword(connection.db, DEMO_PASSWORD)).length > 0) {
    throw new StartupError(
      `La base de datos tiene usuarios de la demostración con su clave conocida y HOST=${config.host} la abre a otras máquinas. ` +
        'Cambie sus claves o deshabilítelos con: npm run usuarios -- clave <usuario>',
    )
  }
  if (await hasUsuarios(connection.db)) return []
  if (exposedBy(config) !== undefined) return [NO_USUARIOS]
  if (!config.demo) return [firstAdminLine(firstAdminCode)]
  await seedDemo(connection, { hoy: hoyEn(config.zonaHoraria), clave: config.demoPassword })
  return []
}

/** Lines that name the demonstration's users and their password, while they still have it. */
export async function announceDemo({ db }: Connection, config: Config): Promise<string[]> {
  const { demo, demoPassword } = config
  if (!demo || exposedBy(config) !== undefined) return []
  const usuarios = await usuariosWithPassword(db, demoPassword)
  if (usuarios.length === 0) return []
  const lines = usuarios.map(
    ({ username, roles }) => `  ${username.padEnd(10)}${roles.join(', ') || 'solo lectura'}`,
  )
  return ['Usuarios de la demostración:', ...lines, `Clave: ${demoPassword}`]
}

const DISK_FULL = 'No queda espacio en el disco de la carpeta de datos. Libere espacio e intente de nuevo.'
const ACCESS_DENIED = 'PostgreSQL no acepta el usuario o la clave de DATABASE_URL.'

type Reason = (config: Config | undefined, error: { hostname?: string }) => string

const UNKNOWN_HOST: Reason = (config, { hostname = config?.host }) =>
  `No se encuentra la dirección ${hostname}. Corrija HOST o DATABASE_URL.`

const REASONS: Record<string, Reason> = {
  EADDRINUSE: (config) => `El puerto ${config?.port} de ${config?.host} ya está en uso. Elija otro con PORT.`,
  EADDRNOTAVAIL: (config) => `La dirección ${config?.host} no es de esta máquina. Corrija HOST.`,
  ENOTFOUND: UNKNOWN_HOST,
  EAI_AGAIN: UNKNOWN_HOST,
  EACCES: (config) => `No hay permiso para escuchar en el puerto ${config?.port}. Elija otro con PORT.`,
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

const NOT_RESPONDING = 'La base de datos no responde: revise DATABASE_URL y que PostgreSQL esté en marcha.'

/** The lines that tell the operator why a start or a command failed. */
export function startupErrorLines(error: unknown, config: Config | undefined): readonly string[] {
  if (error instanceof StartupError) return error.lines
  const known = REASONS[errorCode(error)]?.(config, error as object)
  if (known !== undefined) return [known]
  if (isDatabaseUnavailable(error)) return [NOT_RESPONDING]
  return [`Cochera no pudo iniciar: ${error instanceof Error ? error.message : String(error)}`]
}

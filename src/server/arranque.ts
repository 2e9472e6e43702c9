import { hoyEn } from '../contract/fechas'
import { CLAVE_DEMO, esLoopback, type Config } from './config'
import { type Conexion } from './db/connection'
import { esBaseNoDisponible } from './db/errores'
import { sembrarDemo } from './demo/sembrar'
import { usuariosConClave } from './demo/usuarios'
import { ErrorDeArranque, codigoDe } from './errores'
import { exposedBy } from './exposure'
import { hayUsuarios } from './usuarios/repository'

const SIN_USUARIOS =
  'La base de datos no tiene usuarios. Cree el primero con: npm run usuarios -- crear <usuario> --roles ADMIN,EDITOR'

/**
 * Makes sure that somebody can sign in, and that nobody can with a password that everyone knows: an empty database
 * becomes the demonstration where only this machine reaches it, and one that was the demonstration is not served to others.
 * @returns the lines to tell whoever starts the server.
 */
export async function prepararUsuarios(conexion: Conexion, config: Config): Promise<string[]> {
  if (!esLoopback(config.host) && (await usuariosConClave(conexion.db, CLAVE_DEMO)).length > 0) {
    throw new ErrorDeArranque(
      `La base de datos tiene usuarios de la demostración con su clave conocida y HOST=${config.host} la abre a otras máquinas. ` +
        'Cambie sus claves o deshabilítelos con: npm run usuarios -- clave <usuario>',
    )
  }
  if (await hayUsuarios(conexion.db)) return []
  if (!config.demo || exposedBy(config) !== undefined) return [SIN_USUARIOS]
  await sembrarDemo(conexion, { hoy: hoyEn(config.zonaHoraria), clave: config.demoPassword })
  return []
}

/** What to tell of the demonstration: its users and their password, while they have it. */
export async function anunciarDemo({ db }: Conexion, config: Config): Promise<string[]> {
  const { demo, demoPassword } = config
  if (!demo || exposedBy(config) !== undefined) return []
  const usuarios = await usuariosConClave(db, demoPassword)
  if (usuarios.length === 0) return []
  const lineas = usuarios.map(
    ({ username, roles }) => `  ${username.padEnd(10)}${roles.join(', ') || 'solo lectura'}`,
  )
  return ['Usuarios de la demostración:', ...lineas, `Clave: ${demoPassword}`]
}

const SIN_ESPACIO = 'No queda espacio en el disco de la carpeta de datos. Libere espacio e intente de nuevo.'
const SIN_ACCESO = 'PostgreSQL no acepta el usuario o la clave de DATABASE_URL.'

type Motivo = (config: Config | undefined, error: { hostname?: string }) => string

const SIN_DIRECCION: Motivo = (config, { hostname = config?.host }) =>
  `No se encuentra la dirección ${hostname}. Corrija HOST o DATABASE_URL.`

const POR_CODIGO: Record<string, Motivo> = {
  EADDRINUSE: (config) => `El puerto ${config?.port} de ${config?.host} ya está en uso. Elija otro con PORT.`,
  EADDRNOTAVAIL: (config) => `La dirección ${config?.host} no es de esta máquina. Corrija HOST.`,
  ENOTFOUND: SIN_DIRECCION,
  EAI_AGAIN: SIN_DIRECCION,
  EACCES: (config) => `No hay permiso para escuchar en el puerto ${config?.port}. Elija otro con PORT.`,
  SQLITE_FULL: () => SIN_ESPACIO,
  ENOSPC: () => SIN_ESPACIO,
  // Of PostgreSQL: a lock that did not come free for a migration.
  '55P03': () =>
    'Otro programa usa las tablas que hay que actualizar. Cierre lo que esté abierto sobre la base de datos, también otra versión de Cochera, e intente de nuevo.',
  // Of PostgreSQL: no such role, a wrong password, no such database.
  '28000': () => SIN_ACCESO,
  '28P01': () => SIN_ACCESO,
  '3D000': () => 'La base de datos que nombra DATABASE_URL no existe. Créela o corrija DATABASE_URL.',
}

const NO_RESPONDE = 'La base de datos no responde: revise DATABASE_URL y que PostgreSQL esté en marcha.'

/** The lines that say why the server did not start. */
export function motivosDe(error: unknown, config: Config | undefined): readonly string[] {
  if (error instanceof ErrorDeArranque) return error.lineas
  const conocido = POR_CODIGO[codigoDe(error)]?.(config, error as object)
  if (conocido !== undefined) return [conocido]
  if (esBaseNoDisponible(error)) return [NO_RESPONDE]
  return [`Cochera no pudo iniciar: ${error instanceof Error ? error.message : String(error)}`]
}

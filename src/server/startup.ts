import { hoyEn } from '../contract/fechas'
import { isLoopback } from '../contract/loopback'
import { type Config } from './config'
import { DEMO_PASSWORD } from './config-schema'
import { type Connection } from './db/types'
import { seedDemo } from './demo/seed'
import { usuariosWithPassword } from './demo/usuarios'
import { StartupError } from './startup-error'
import { exposedBy } from './http/exposure'
import { hasUsuarios } from './sesion/usuarios'

const firstAdminLine = (code: string) =>
  `La base de datos no tiene usuarios. Abra esa dirección en esta máquina y cree el primer administrador con el código ${code}`

/**
 * Fills an empty database with the demonstration, if only this machine reaches the server.
 * @returns lines for the operator.
 * @throws StartupError when other machines could sign in with the demonstration's known password.
 */
export async function prepareUsuarios(connection: Connection, config: Config, firstAdminCode: string) {
  if (!isLoopback(config.host) && (await usuariosWithPassword(connection.db, DEMO_PASSWORD)).length > 0) {
    throw new StartupError(
      `La base de datos tiene usuarios de la demostración con su clave conocida y HOST=${config.host} la abre a otras máquinas. ` +
        'Cambie sus claves o deshabilítelos con: npm run usuarios -- clave <usuario>',
    )
  }
  if (await hasUsuarios(connection.db)) return []
  if (exposedBy(config) !== undefined)
    return [
      'La base de datos no tiene usuarios. Cree el primero con: npm run usuarios -- crear <usuario> --roles ADMIN,EDITOR',
    ]
  if (!config.demo) return [firstAdminLine(firstAdminCode)]
  await seedDemo(connection, { hoy: hoyEn(config.zonaHoraria), clave: config.demoPassword })
  return []
}

/** Lines that name the demonstration's users and their password, while they still have it. */
export async function announceDemo({ db }: Connection, config: Config) {
  const { demo, demoPassword } = config
  if (!demo || exposedBy(config) !== undefined) return []
  const usuarios = await usuariosWithPassword(db, demoPassword)
  if (usuarios.length === 0) return []
  const lines = usuarios.map(
    ({ username, roles }) => `  ${username.padEnd(10)}${roles.join(', ') || 'solo lectura'}`,
  )
  return ['Usuarios de la demostración:', ...lines, `Clave: ${demoPassword}`]
}

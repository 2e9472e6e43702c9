import { type Db } from '../db/types'
import { claveCorrecta } from '../sesion/claves'
import { usuarioPorUsername } from '../usuarios/repository'

/** The users of the demonstration, all with the same password. */
export const USUARIOS_DEMO = [
  { username: 'admin', nombre: 'Administradora', roles: ['ADMIN', 'EDITOR'] },
  { username: 'editor', nombre: 'Editor de Despacho', roles: ['EDITOR'] },
  { username: 'consulta', nombre: 'Solo Consulta', roles: [] },
] as const

type UsuarioDemo = (typeof USUARIOS_DEMO)[number]

/** The active users of the demonstration who still have this password. */
export async function usuariosConClave(db: Db, clave: string): Promise<UsuarioDemo[]> {
  const vigentes = await Promise.all(
    USUARIOS_DEMO.map(async (demo) => {
      const usuario = await usuarioPorUsername(db, demo.username)
      return usuario?.activo === 1 && (await claveCorrecta(usuario.claveHash, clave)) ? [demo] : []
    }),
  )
  return vigentes.flat()
}

import { type Db } from '../db/types'
import { isPassword } from '../sesion/passwords'
import { findByUsername } from '../sesion/usuarios'

/** The users of the demonstration, all with the same password. */
export const DEMO_USUARIOS = [
  { username: 'admin', nombre: 'Administradora', roles: ['ADMIN', 'EDITOR'] },
  { username: 'editor', nombre: 'Editor de Despacho', roles: ['EDITOR'] },
  { username: 'consulta', nombre: 'Solo Consulta', roles: [] },
] as const

/** The active users of the demonstration who still have this password. */
export async function usuariosWithPassword(db: Db, password: string) {
  const found = await Promise.all(
    DEMO_USUARIOS.map(async (demo) => {
      const usuario = await findByUsername(db, demo.username)
      return usuario?.activo === 1 && (await isPassword(usuario.claveHash, password)) ? [demo] : []
    }),
  )
  return found.flat()
}

import { randomUUID } from 'node:crypto'
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import { leerRoles, type Rol } from '../../contract/permisos'
import { type Db } from '../db/types'
import { isUniqueViolation } from '../db/errors'
import { type UsuariosTable } from '../db/schema'
import { conflict, notFound } from '../http/errors'
import { type ContenidoDelToken } from '../sesion/token'
import { type UsuarioDeSesion } from '../sesion/usuario'

/** A username as it is stored and compared: case and outer spaces do not tell two people apart. */
export const normalizarUsername = (username: string): string => username.trim().toLowerCase()

/** The stored row of a username, active or not. */
export const usuarioPorUsername = (
  db: Db,
  username: string,
): Promise<Selectable<UsuariosTable> | undefined> =>
  db
    .selectFrom('usuarios')
    .selectAll()
    .where('username', '=', normalizarUsername(username))
    .executeTakeFirst()

/** The user of a token; nothing for one who is disabled or gone, and where the session was ended on purpose. */
export async function usuarioDeSesion(
  db: Db,
  { sub, sid, version }: Pick<ContenidoDelToken, 'sub' | 'sid' | 'version'>,
): Promise<UsuarioDeSesion | undefined> {
  // Asked before every answer, so its text is written once: built by the query builder it takes four times as long.
  const { rows } = await sql<Omit<UsuarioDeSesion, 'roles'> & { roles: string }>`
    select uuid, username, nombre, roles, "versionSesion" from usuarios
    where uuid = ${sub} and activo = 1 and "versionSesion" = ${version}
    and not exists (select 1 from "sesionesCerradas" where sid = ${sid})`.execute(db)
  const [fila] = rows
  return fila && { ...fila, roles: leerRoles(fila.roles) }
}

/** Whether anybody could ever sign in. */
export const hayUsuarios = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('usuarios').select('uuid').limit(1).executeTakeFirst()) !== undefined

export const listarUsuarios = (db: Db) =>
  db.selectFrom('usuarios').select(['username', 'nombre', 'roles', 'activo']).orderBy('username').execute()

/** @throws HttpError 409 when the username is taken. */
export async function crearUsuario(
  db: Db,
  usuario: Pick<Insertable<UsuariosTable>, 'username' | 'nombre' | 'claveHash' | 'demo'> & {
    roles: readonly Rol[]
  },
): Promise<void> {
  const username = normalizarUsername(usuario.username)
  try {
    await db
      .insertInto('usuarios')
      .values({
        uuid: randomUUID(),
        username,
        nombre: usuario.nombre,
        roles: usuario.roles.join(','),
        claveHash: usuario.claveHash,
        demo: usuario.demo,
        activo: 1,
        versionSesion: 1,
      })
      .execute()
  } catch (error) {
    if (isUniqueViolation(error, 'usuarios.username')) throw conflict(`El usuario ${username} ya existe.`)
    throw error
  }
}

type Cambio = Pick<Updateable<UsuariosTable>, 'activo' | 'claveHash' | 'roles'>

/**
 * Changes a user and ends all of their sessions, so that nothing of before the change goes on. Who is given another password
 * is no longer of the demonstration.
 * @throws HttpError 404 when there is no such user.
 */
export async function cambiarUsuario(db: Db, username: string, cambio: Cambio): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('usuarios')
    .set({ ...cambio, ...(cambio.claveHash !== undefined && { demo: 0 }) })
    .set(({ eb }) => ({ versionSesion: eb('versionSesion', '+', 1) }))
    .where('username', '=', normalizarUsername(username))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw notFound(`El usuario ${normalizarUsername(username)} no existe.`)
}

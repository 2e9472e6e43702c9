import { randomUUID } from 'node:crypto'
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import { leerRoles, type Rol } from '../../contract/permisos'
import { type Changes } from '../db/changes/recorder'
import { inTransaction, lockName, type UnitOfWork } from '../db/transaction'
import { type Db, type Engine } from '../db/types'
import { type UsuariosTable } from '../db/session-tables'
import { fieldError, notFound, onDuplicate } from '../http/errors'
import { type TokenPayload } from './token'
import { type SesionUsuario } from './usuario'

export type StoredUsuario = Selectable<UsuariosTable>

/** A username as stored and compared: without case and outer spaces. */
export const normalizeUsername = (username: string) => username.trim().toLowerCase()

/** The stored row of a username, active or not. */
export const findByUsername = (db: Db, username: string): Promise<StoredUsuario | undefined> =>
  db.selectFrom('usuarios').selectAll().where('username', '=', normalizeUsername(username)).executeTakeFirst()

/** @throws HttpError 404 when there is no such user. */
export async function requireUsuario(db: Db, username: string): Promise<StoredUsuario> {
  const usuario = await findByUsername(db, username)
  if (!usuario) throw notFound(`El usuario ${normalizeUsername(username)} no existe.`)
  return usuario
}

/** The user of a token; undefined when disabled or gone, or when the session was ended. */
export async function findBySesion(
  db: Db,
  { sub, sid, version }: Pick<TokenPayload, 'sub' | 'sid' | 'version'>,
): Promise<SesionUsuario | undefined> {
  // Runs before every answer: built by the query builder it takes four times as long.
  const { rows } = await sql<Omit<SesionUsuario, 'roles'> & { roles: string }>`
    select uuid, username, nombre, roles, "versionSesion", "claveProvisional", visto,
      (select coalesce(max(secuencia), 0) from cambios) as secuencia
    from usuarios join sesiones on "usuarioUuid" = uuid
    where uuid = ${sub} and activo = 1 and "versionSesion" = ${version} and sid = ${sid}`.execute(db)
  const [row] = rows
  return row && { ...row, roles: leerRoles(row.roles) }
}

export const hasUsuarios = async (db: Db) =>
  (await db.selectFrom('usuarios').select('uuid').executeTakeFirst()) !== undefined

/** Checks whether users of the demonstration can sign in. */
export const isDemo = async (db: Db) =>
  (await db
    .selectFrom('usuarios')
    .select('uuid')
    .where('demo', '=', 1)
    .where('activo', '=', 1)
    .executeTakeFirst()) !== undefined

/** Has other transactions that would make the first users wait for the end of this one. SQLite's writers do so anyway. */
export const lockFirstUsuarios = (trx: Db, engine: Engine) => lockName(trx, engine, 'cochera-demo')

export const listUsuarios = (db: Db) =>
  db.selectFrom('usuarios').select(['username', 'nombre', 'roles', 'activo']).orderBy('username').execute()

interface NewUsuario extends Pick<
  Insertable<UsuariosTable>,
  'username' | 'nombre' | 'claveHash' | 'claveProvisional' | 'demo'
> {
  roles: readonly Rol[]
}

/** @throws HttpError 409 when the username is taken. */
export function createUsuario(db: Db, usuario: NewUsuario, uuid: string = randomUUID()) {
  const username = normalizeUsername(usuario.username)
  const roles = usuario.roles.join(',')
  const taken = () => fieldError(409, 'username', `El usuario ${username} ya existe.`)
  return db
    .insertInto('usuarios')
    .values({ ...usuario, uuid, username, roles, activo: 1, versionSesion: 1 })
    .execute()
    .catch(onDuplicate('usuarios.username', taken))
}

type Change = Pick<
  Updateable<UsuariosTable>,
  'activo' | 'claveHash' | 'claveProvisional' | 'nombre' | 'roles'
>

/**
 * Changes a user and ends all of their sessions. A user with a new password no longer belongs to the demonstration, and need not
 * change it unless the change says so.
 */
export const changeUsuario = (db: Db, uuid: string, change: Change) =>
  db
    .updateTable('usuarios')
    .set({ ...(change.claveHash !== undefined && { demo: 0, claveProvisional: 0 }), ...change })
    .set(({ eb }) => ({ versionSesion: eb('versionSesion', '+', 1) }))
    .where('uuid', '=', uuid)
    .execute()

/** Stores a user in a transaction, with its record. @returns the user's uuid. @throws HttpError as {@link createUsuario}. */
export async function insertUsuario(
  trx: Db,
  changes: Changes,
  usuario: NewUsuario,
  uuid: string = randomUUID(),
) {
  changes.watchNew('usuarios', uuid)
  await createUsuario(trx, usuario, uuid)
  return uuid
}

/** Changes a user, with its record. @throws HttpError 404 when there is no such user. */
export const editUsuario = (unit: UnitOfWork, username: string, change: Change) =>
  inTransaction(unit, async (trx, changes) => {
    const { uuid } = await requireUsuario(trx, username)
    await changes.watch('usuarios', [uuid])
    await changeUsuario(trx, uuid, change)
  })

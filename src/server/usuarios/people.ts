/** User administration on the screen; the command line's is in `commands.ts`. */
import { leerRoles } from '../../contract/permisos'
import { type CuerpoUsuarioEditado, type UsuarioFila } from '../../contract/usuarios'
import { alphabetically } from '../collation'
import { inTransaction, type UnitOfWork } from '../db/transaction'
import { type Db } from '../db/types'
import { conflict, notFound } from '../http/errors'
import { hasEdits, isStale, stale } from '../http/versions'
import { changeUsuario, insertUsuario } from '../sesion/usuarios'

const rowsIn = (db: Db) =>
  db
    .selectFrom('usuarios')
    .select([
      'uuid',
      'username',
      'nombre',
      'roles',
      'activo',
      'claveProvisional',
      'ultimoIngreso',
      'versionSesion',
    ])

type Row = Awaited<ReturnType<ReturnType<typeof rowsIn>['executeTakeFirstOrThrow']>>

const asFila = ({ roles, activo, claveProvisional, versionSesion, ...row }: Row): UsuarioFila => ({
  ...row,
  version: versionSesion,
  roles: leerRoles(roles),
  activo: activo === 1,
  claveProvisional: claveProvisional === 1,
})

/** Every user by name. */
export const listPeople = async (db: Db) =>
  (await rowsIn(db).execute()).map(asFila).sort(alphabetically('nombre', 'username'))

const findPerson = async (db: Db, uuid: string) =>
  asFila(
    await rowsIn(db)
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow(() => notFound('El usuario no existe.')),
  )

/** @throws HttpError 409 on `username` when it is taken. */
export const createPerson = (unit: UnitOfWork, person: Parameters<typeof insertUsuario>[2]) =>
  inTransaction(unit, async (trx, changes) => {
    const uuid = await insertUsuario(trx, changes, { ...person, claveProvisional: 1 })
    return findPerson(trx, uuid)
  })

/** The active administrators. On PostgreSQL nobody else changes them before this transaction ends; SQLite's writers wait anyway. */
const activeAdmins = (trx: Db) =>
  trx
    .selectFrom('usuarios')
    .select('uuid')
    .where('activo', '=', 1)
    .where('roles', 'like', '%ADMIN%')
    .orderBy('uuid')
    .forUpdate()
    .execute()

/** @throws HttpError 409 when nobody could manage users afterwards, or the person gives up their own right to. */
async function assertAdminLeft(
  trx: Db,
  self: boolean,
  uuid: string,
  { roles, activo }: CuerpoUsuarioEditado,
) {
  if (self && !activo) throw conflict('No puede deshabilitarse a sí mismo. Pídalo a otro administrador.')
  if (self && !roles.includes('ADMIN'))
    throw conflict('No puede quitarse a sí mismo el rol de Administración. Pídalo a otro administrador.')
  const staysAdmin = activo && roles.includes('ADMIN')
  const others = (await activeAdmins(trx)).filter((admin) => admin.uuid !== uuid)
  if (!staysAdmin && others.length === 0) throw conflict('Debe quedar al menos un administrador activo.')
}

/**
 * Changes a person's name, roles and whether they may sign in. Other roles, and disabling, end their sessions.
 * @param by uuid of who changes them.
 * @throws HttpError 404 unknown, 409 when no administrator would be left.
 */
export const editPerson = (unit: UnitOfWork, by: string, uuid: string, edit: CuerpoUsuarioEditado) =>
  inTransaction(unit, async (trx, changes) => {
    await assertAdminLeft(trx, by === uuid, uuid, edit)
    await changes.watch('usuarios', [uuid])
    const before = await findPerson(trx, uuid)
    const stored = { ...before, roles: before.roles.join(',') }
    const { version, nombre, ...access } = { ...edit, roles: edit.roles.join(',') }
    if (!hasEdits(stored, { nombre, ...access })) return before
    if (isStale(before, version)) throw stale('este usuario', before)
    if (hasEdits(stored, access))
      await changeUsuario(trx, uuid, { nombre, ...access, activo: access.activo ? 1 : 0 })
    else await trx.updateTable('usuarios').set({ nombre }).where('uuid', '=', uuid).execute()
    return findPerson(trx, uuid)
  })

/** Changes how a person signs in, and ends all of their sessions. @throws HttpError 404 unknown. */
const changeAccess = (unit: UnitOfWork, uuid: string, change: Parameters<typeof changeUsuario>[2]) =>
  inTransaction(unit, async (trx, changes) => {
    await changes.watch('usuarios', [uuid])
    await changeUsuario(trx, uuid, change)
    return findPerson(trx, uuid)
  })

/** Gives a person a password that they have to change. @throws HttpError 404 unknown, 409 for one's own. */
export async function setFirstPassword(unit: UnitOfWork, by: string, uuid: string, claveHash: string) {
  if (by === uuid) throw conflict('Su propia clave se cambia en su menú, con «Cambiar clave».')
  return changeAccess(unit, uuid, { claveHash, claveProvisional: 1 })
}

/** Ends all sessions of a person. @throws HttpError 404 unknown. */
export const endSessionsOf = (unit: UnitOfWork, uuid: string) => changeAccess(unit, uuid, {})

import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import {
  LIMITE_DE_BUSQUEDAS,
  type BusquedaFila,
  type BusquedaSchema,
  type EdicionBusqueda,
} from '../../contract/busquedas'
import { puede } from '../../contract/permisos'
import { sinAcentos } from '../../contract/sinAcentos'
import type * as z from '../../contract/zod'
import type { BusquedasTable } from '../db/busquedas-table'
import { isUniqueViolation } from '../db/errors'
import { inTransaction, type UnitOfWork } from '../db/transaction'
import type { Db } from '../db/types'
import { conflict, forbidden, notFound } from '../http/errors'
import { changesIt, type SeenVersion } from '../http/versions'
import type { SesionUsuario } from '../sesion/usuario'
import { inicialesOf } from './inicial'
import { seenBy } from './seen'

type Usuario = Pick<SesionUsuario, 'uuid' | 'roles'>

const toFila = (
  row: Selectable<BusquedasTable>,
  usuarioUuid: string,
  iniciales: ReadonlySet<string>,
): BusquedaFila => ({
  uuid: row.uuid,
  pantalla: row.pantalla,
  nombre: row.nombre,
  estado: row.estado,
  publicada: row.publicada === 1,
  propia: row.usuarioUuid === usuarioUuid,
  inicial: iniciales.has(row.uuid),
  version: row.version,
})

/** A person's own searches and the published ones, by name. */
export async function listBusquedas(db: Db, usuarioUuid: string): Promise<BusquedaFila[]> {
  const rows = await seenBy(db, usuarioUuid).selectAll().orderBy('clave').orderBy('uuid').execute()
  const iniciales = await inicialesOf(db, usuarioUuid)
  return rows.map((row) => toFila(row, usuarioUuid, iniciales))
}

const mayPublish = ({ roles }: Usuario) => puede(roles, 'publicarBusqueda')

/** @throws 403 */
function refusePublishing(usuario: Usuario) {
  if (!mayPublish(usuario)) throw forbidden('Solo un administrador puede publicar búsquedas para todos.')
}

/** Words the violation of the unique name. */
async function namingIt<T>(write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    if (!isUniqueViolation(error, 'busquedas.clave')) throw error
    const mensaje = 'Ya hay una búsqueda con ese nombre en esta pantalla.'
    throw conflict(mensaje, { nombre: mensaje })
  }
}

/** @throws 403 publishing without ADMIN; 409 the name is taken, or the person has as many as one may. */
export const createBusqueda = (unit: UnitOfWork, data: z.output<typeof BusquedaSchema>, usuario: Usuario) => {
  if (data.publicada) refusePublishing(usuario)
  return inTransaction(unit, async (trx): Promise<BusquedaFila> => {
    // One after the other for each person, so that the limit holds.
    await trx
      .selectFrom('usuarios')
      .select('uuid')
      .where('uuid', '=', usuario.uuid)
      .$if(unit.engine === 'postgres', (query) => query.forUpdate())
      .execute()
    const { total } = await trx
      .selectFrom('busquedas')
      .select(({ fn }) => fn.countAll<number | string>().as('total'))
      .where('usuarioUuid', '=', usuario.uuid)
      .executeTakeFirstOrThrow()
    if (Number(total) >= LIMITE_DE_BUSQUEDAS)
      throw conflict(
        `Ya tiene ${LIMITE_DE_BUSQUEDAS} búsquedas guardadas. Elimine alguna antes de guardar otra.`,
      )
    const row = trx
      .insertInto('busquedas')
      .values({
        uuid: randomUUID(),
        usuarioUuid: usuario.uuid,
        ...data,
        clave: sinAcentos(data.nombre),
        publicada: data.publicada ? 1 : 0,
        version: 1,
        creada: unit.author.instante.toISOString(),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return toFila(await namingIt(row), usuario.uuid, new Set())
  })
}

/** A search that the person may change, locked for the transaction. @throws 404 when it is none that they see; 403. */
async function lockOwn(trx: Db, { engine }: UnitOfWork, uuid: string, usuario: Usuario) {
  const row = await seenBy(trx, usuario.uuid)
    .selectAll()
    .where('uuid', '=', uuid)
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
  if (!row) throw notFound('La búsqueda no existe.')
  if (row.publicada === 1 && !mayPublish(usuario))
    throw forbidden('Solo un administrador puede cambiar las búsquedas publicadas.')
  return toFila(row, usuario.uuid, await inicialesOf(trx, usuario.uuid))
}

interface Edit {
  usuario: Usuario
  seen: SeenVersion
}

/** @throws 404; 403; 409 the name is taken, or the search has changed since it was seen. */
export const editBusqueda = (
  unit: UnitOfWork,
  uuid: string,
  data: Omit<EdicionBusqueda, 'version'>,
  { usuario, seen }: Edit,
) =>
  inTransaction(unit, async (trx): Promise<BusquedaFila> => {
    const row = await lockOwn(trx, unit, uuid, usuario)
    if (data.publicada) refusePublishing(usuario)
    if (!changesIt('esta búsqueda', row, data, seen)) return row
    const changed = trx
      .updateTable('busquedas')
      .set(({ eb }) => ({
        ...data,
        clave: sinAcentos(data.nombre),
        publicada: data.publicada ? 1 : 0,
        version: eb('version', '+', 1),
      }))
      .where('uuid', '=', uuid)
      .returningAll()
      .executeTakeFirstOrThrow()
    const { inicial } = row
    return { ...toFila(await namingIt(changed), usuario.uuid, new Set()), inicial }
  })

/** @throws 404; 403 */
export const deleteBusqueda = (unit: UnitOfWork, uuid: string, usuario: Usuario): Promise<void> =>
  inTransaction(unit, async (trx) => {
    await lockOwn(trx, unit, uuid, usuario)
    await trx.deleteFrom('busquedas').where('uuid', '=', uuid).execute()
  })

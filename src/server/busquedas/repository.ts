import { randomUUID } from 'node:crypto'
import {
  LIMITE_DE_BUSQUEDAS,
  type BusquedaFila,
  type BusquedaSchema,
  type EdicionBusqueda,
} from '../../contract/busquedas'
import { sinAcentos } from '../../contract/sinAcentos'
import type * as z from '../../contract/zod'
import { nextVersion } from '../db/next-version'
import { inTransaction, lockName, type UnitOfWork } from '../db/transaction'
import type { Db } from '../db/types'
import { conflict, fieldError, notFound, onDuplicate } from '../http/errors'
import { changesIt, type SeenVersion } from '../http/versions'

const FIELDS = ['uuid', 'pantalla', 'nombre', 'estado', 'version'] as const

/** A person's searches, by name. */
export const listBusquedas = (db: Db, usuarioUuid: string): Promise<BusquedaFila[]> =>
  db
    .selectFrom('busquedas')
    .select(FIELDS)
    .where('usuarioUuid', '=', usuarioUuid)
    .orderBy('clave')
    .orderBy('uuid')
    .execute()

const nameTaken = onDuplicate('busquedas.clave', () =>
  fieldError(409, 'nombre', 'Ya hay una búsqueda con ese nombre en esta pantalla.'),
)

/** @throws 409 the name is taken, or the person has as many as one may. */
export const createBusqueda = (
  unit: UnitOfWork,
  data: z.output<typeof BusquedaSchema>,
  usuarioUuid: string,
) =>
  inTransaction(unit, async (trx): Promise<BusquedaFila> => {
    // One after the other for each person, so that the limit holds.
    await lockName(trx, unit.engine, `busquedas ${usuarioUuid}`)
    const { total } = await trx
      .selectFrom('busquedas')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('usuarioUuid', '=', usuarioUuid)
      .executeTakeFirstOrThrow()
    if (total >= LIMITE_DE_BUSQUEDAS)
      throw conflict(
        `Ya tiene ${LIMITE_DE_BUSQUEDAS} búsquedas guardadas. Elimine alguna antes de guardar otra.`,
      )
    return trx
      .insertInto('busquedas')
      .values({
        uuid: randomUUID(),
        usuarioUuid,
        ...data,
        clave: sinAcentos(data.nombre),
        publicada: 0,
        version: 1,
        creada: unit.author.instante.toISOString(),
      })
      .returning(FIELDS)
      .executeTakeFirstOrThrow()
  }).catch(nameTaken)

const unknown = () => notFound('La búsqueda no existe.')

interface Edit {
  usuarioUuid: string
  seen: SeenVersion
}

/** @throws 404; 409 the name is taken, or the search has changed since it was seen. */
export const editBusqueda = (
  unit: UnitOfWork,
  uuid: string,
  data: Omit<EdicionBusqueda, 'version'>,
  { usuarioUuid, seen }: Edit,
) =>
  inTransaction(unit, async (trx): Promise<BusquedaFila> => {
    const row = await trx
      .selectFrom('busquedas')
      .select(FIELDS)
      .where('uuid', '=', uuid)
      .where('usuarioUuid', '=', usuarioUuid)
      .forUpdate()
      .executeTakeFirstOrThrow(unknown)
    if (!changesIt('esta búsqueda', row, data, seen)) return row
    return trx
      .updateTable('busquedas')
      .set({ ...data, clave: sinAcentos(data.nombre), version: nextVersion })
      .where('uuid', '=', uuid)
      .returning(FIELDS)
      .executeTakeFirstOrThrow()
  }).catch(nameTaken)

/** @throws 404 */
export const deleteBusqueda = (unit: UnitOfWork, uuid: string, usuarioUuid: string) =>
  inTransaction(unit, async (trx) => {
    await trx
      .deleteFrom('busquedas')
      .where('uuid', '=', uuid)
      .where('usuarioUuid', '=', usuarioUuid)
      .returning('uuid')
      .executeTakeFirstOrThrow(unknown)
  })

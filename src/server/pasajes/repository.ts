import { randomUUID } from 'node:crypto'
import { type Selectable } from 'kysely'
import { type CuerpoPasaje, type PasajeFila } from '../../contract/pasajes'
import { nextVersion } from '../db/next-version'
import { inTransaction, type UnitOfWork } from '../db/transaction'
import { type Db } from '../db/types'
import { type PasajesTable } from '../db/schema'
import { conflict, notFound } from '../http/errors'
import { changesIt, type SeenVersion } from '../http/versions'

type PasajeData = Omit<CuerpoPasaje, 'uuid' | 'version'>

const toFila = (pasaje: Selectable<PasajesTable>): PasajeFila => ({ ...pasaje, valido: pasaje.valido === 1 })

/** Every fare: the valid ones first, of each kind the one that begins last first. */
export async function listPasajes(db: Db) {
  const pasajes = await db
    .selectFrom('pasajes')
    .selectAll()
    .orderBy('valido', 'desc')
    .orderBy('fechaInicio', 'desc')
    .orderBy('ruta')
    .orderBy('uuid')
    .execute()
  return pasajes.map(toFila)
}

/** Stores a fare, valid from the start. */
export const createPasaje = (unit: UnitOfWork, data: PasajeData) =>
  inTransaction(unit, async (trx, changes) => {
    const uuid = randomUUID()
    changes.watchNew('pasajes', uuid)
    return toFila(
      await trx
        .insertInto('pasajes')
        .values({ ...data, uuid, valido: 1 })
        .returningAll()
        .executeTakeFirstOrThrow(),
    )
  })

/** The valid fare of this uuid, locked for the transaction. @throws 404; 409 with the message `whenInvalid`. */
async function lockValid(trx: Db, uuid: string, whenInvalid: string) {
  const pasaje = await trx
    .selectFrom('pasajes')
    .selectAll()
    .where('uuid', '=', uuid)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('El pasaje no existe.'))
  if (pasaje.valido === 0) throw conflict(whenInvalid)
  return toFila(pasaje)
}

/**
 * Changes a fare. Past settlements keep the figures they were paid with.
 *
 * @throws 404 unknown; 409 invalidated: there is no way back from that (section 4), so an edit could only hide what the
 * fare was while it counted; 409 when it has changed since it was seen.
 */
export const editPasaje = (unit: UnitOfWork, uuid: string, data: PasajeData, seen: SeenVersion) =>
  inTransaction(unit, async (trx, changes) => {
    const row = await lockValid(trx, uuid, 'El pasaje está invalidado y no se puede editar.')
    if (!changesIt('este pasaje', row, data, seen)) return row
    await changes.watch('pasajes', [uuid])
    return toFila(
      await trx
        .updateTable('pasajes')
        .set({ ...data, version: nextVersion })
        .where('uuid', '=', uuid)
        .returningAll()
        .executeTakeFirstOrThrow(),
    )
  })

/** Takes a fare out of use. @throws 404 unknown; 409 already invalidated. */
export const invalidatePasaje = (unit: UnitOfWork, uuid: string) =>
  inTransaction(unit, async (trx, changes) => {
    await lockValid(trx, uuid, 'El pasaje ya está invalidado.')
    await changes.watch('pasajes', [uuid])
    await trx.updateTable('pasajes').set({ valido: 0 }).where('uuid', '=', uuid).execute()
  })

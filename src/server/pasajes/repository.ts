import { randomUUID } from 'node:crypto'
import { type CuerpoPasaje, type PasajeFila } from '../../contract/pasajes'
import { enTransaccion, type Db } from '../db/connection'
import { type PasajesTabla } from '../db/schema'
import { conflicto, noEncontrado } from '../errores'

type DatosDePasaje = Omit<CuerpoPasaje, 'uuid'>

const aFila = (pasaje: PasajesTabla): PasajeFila => ({ ...pasaje, valido: pasaje.valido === 1 })

/** Every fare: the valid ones first, of each kind the one that begins last first. */
export async function listarPasajes(db: Db): Promise<PasajeFila[]> {
  const pasajes = await db
    .selectFrom('pasajes')
    .selectAll()
    .orderBy('valido', 'desc')
    .orderBy('fechaInicio', 'desc')
    .orderBy('ruta')
    .orderBy('uuid')
    .execute()
  return pasajes.map(aFila)
}

/** Stores a fare, valid from the start. */
export const crearPasaje = (db: Db, datos: DatosDePasaje): Promise<PasajeFila> =>
  enTransaccion({ db }, async (trx) =>
    aFila(
      await trx
        .insertInto('pasajes')
        .values({ ...datos, uuid: randomUUID(), valido: 1 })
        .returningAll()
        .executeTakeFirstOrThrow(),
    ),
  )

/** Why a write that only touches valid fares found none. */
async function porQueNo(trx: Db, uuid: string, invalidado: string) {
  const pasaje = await trx.selectFrom('pasajes').select('uuid').where('uuid', '=', uuid).executeTakeFirst()
  return pasaje ? conflicto(invalidado) : noEncontrado('El pasaje no existe.')
}

/**
 * Changes a fare. Past settlements keep the figures they were paid with.
 *
 * @throws 404 unknown; 409 invalidated: there is no way back from that (section 4), so an edit could only hide what the
 * fare was while it counted.
 */
export const editarPasaje = (db: Db, uuid: string, datos: DatosDePasaje): Promise<PasajeFila> =>
  enTransaccion({ db }, async (trx) => {
    const pasaje = await trx
      .updateTable('pasajes')
      .set(datos)
      .where('uuid', '=', uuid)
      .where('valido', '=', 1)
      .returningAll()
      .executeTakeFirst()
    if (!pasaje) throw await porQueNo(trx, uuid, 'El pasaje está invalidado y no se puede editar.')
    return aFila(pasaje)
  })

/** Takes a fare out of use. @throws 404 unknown; 409 already invalidated. */
export const invalidarPasaje = (db: Db, uuid: string): Promise<void> =>
  enTransaccion({ db }, async (trx) => {
    const pasaje = await trx
      .updateTable('pasajes')
      .set({ valido: 0 })
      .where('uuid', '=', uuid)
      .where('valido', '=', 1)
      .returning('uuid')
      .executeTakeFirst()
    if (!pasaje) throw await porQueNo(trx, uuid, 'El pasaje ya está invalidado.')
  })

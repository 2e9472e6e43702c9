import { randomUUID } from 'node:crypto'
import { type Selectable } from 'kysely'
import { type CuerpoPasaje, type PasajeFila } from '../../contract/pasajes'
import { inTransaction, type UnitOfWork } from '../db/transaction'
import { type Db, type Engine } from '../db/types'
import { type PasajesTable } from '../db/schema'
import { type Dependencies } from '../dependencies'
import { conflict, notFound } from '../http/errors'
import { changesIt, type SeenVersion } from '../http/versions'

type Motor = Pick<Dependencies, 'db' | 'engine'>
type DatosDePasaje = Omit<CuerpoPasaje, 'uuid' | 'version'>

const aFila = (pasaje: Selectable<PasajesTable>): PasajeFila => ({ ...pasaje, valido: pasaje.valido === 1 })

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
export const crearPasaje = (unit: UnitOfWork, datos: DatosDePasaje): Promise<PasajeFila> =>
  inTransaction(unit, async (trx) =>
    aFila(
      await trx
        .insertInto('pasajes')
        .values({ ...datos, uuid: randomUUID(), valido: 1 })
        .returningAll()
        .executeTakeFirstOrThrow(),
    ),
  )

/** The fare of this uuid, held until the transaction ends. @throws 404; 409 with `invalidado` when it is invalidated. */
async function vigente(trx: Db, engine: Engine, uuid: string, invalidado: string) {
  const pasaje = await trx
    .selectFrom('pasajes')
    .selectAll()
    .where('uuid', '=', uuid)
    .$if(engine === 'postgres', (consulta) => consulta.forUpdate())
    .executeTakeFirst()
  if (!pasaje) throw notFound('El pasaje no existe.')
  if (pasaje.valido === 0) throw conflict(invalidado)
  return aFila(pasaje)
}

/**
 * Changes a fare. Past settlements keep the figures they were paid with.
 *
 * @throws 404 unknown; 409 invalidated: there is no way back from that (section 4), so an edit could only hide what the
 * fare was while it counted; 409 when it has changed since it was seen.
 */
export const editarPasaje = ({ db, engine }: Motor, uuid: string, datos: DatosDePasaje, vista: SeenVersion) =>
  inTransaction({ db }, async (trx): Promise<PasajeFila> => {
    const fila = await vigente(trx, engine, uuid, 'El pasaje está invalidado y no se puede editar.')
    if (!changesIt('este pasaje', fila, datos, vista)) return fila
    return aFila(
      await trx
        .updateTable('pasajes')
        .set(({ eb }) => ({ ...datos, version: eb('version', '+', 1) }))
        .where('uuid', '=', uuid)
        .returningAll()
        .executeTakeFirstOrThrow(),
    )
  })

/** Takes a fare out of use. @throws 404 unknown; 409 already invalidated. */
export const invalidarPasaje = ({ db, engine }: Motor, uuid: string): Promise<void> =>
  inTransaction({ db }, async (trx) => {
    await vigente(trx, engine, uuid, 'El pasaje ya está invalidado.')
    await trx.updateTable('pasajes').set({ valido: 0 }).where('uuid', '=', uuid).execute()
  })

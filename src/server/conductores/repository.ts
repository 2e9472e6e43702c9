import { randomUUID } from 'node:crypto'
import { type Selectable } from 'kysely'
import { nacimientoImposible, type ConductorFila, type CuerpoConductor } from '../../contract/conductores'
import { nextVersion } from '../db/next-version'
import { inTransaction, type UnitOfWork } from '../db/transaction'
import { type Db } from '../db/types'
import { type ConductoresTable } from '../db/schema'
import { fieldError, notFound } from '../http/errors'
import { alphabetically } from '../collation'
import { changesIt, type SeenVersion } from '../http/versions'
import { freeKeys, named, wordDuplicate } from '../locks/identifiers'

type ConductorData = Omit<CuerpoConductor, 'version'>

type Stored = Selectable<ConductoresTable>

/** Its key and its service are nobody's to see: Ingresar says the service. */
const toFila = ({
  documentoClave: _clave,
  servicioDesde: _servicio,
  ...conductor
}: Stored): ConductorFila => ({
  ...conductor,
  valido: conductor.valido === 1,
})

/** The drivers by name: all, or only the active (or retired) ones. */
export async function listConductores(db: Db, valido?: boolean) {
  let query = db.selectFrom('conductores').selectAll()
  if (valido !== undefined) query = query.where('valido', '=', valido ? 1 : 0)
  const conductores = await query.execute()
  return conductores.map(toFila).sort(alphabetically('nombre', 'documento'))
}

/** The driver of this documento, active or not. */
export const ofDocumento = (db: Db, documento: string) =>
  db.selectFrom('conductores').selectAll().where('documento', '=', documento)

/**
 * The driver of this documento, locked for a transaction that gives them a bus or a settlement. A simultaneous Retirar comes before,
 * and is seen, or after, and finds the new bus.
 * @param former uuid of the driver from whom a settlement is taken, who is locked in the order of all.
 */
export async function lockConductor(trx: Db, documento: string, former = '') {
  const conductores = await trx
    .selectFrom('conductores')
    .selectAll()
    .where(({ eb, or }) => or([eb('documento', '=', documento), eb('uuid', '=', former)]))
    .orderBy('uuid')
    .forShare()
    .execute()
  return conductores.find((conductor) => conductor.documento === documento)
}

export const unknownConductor = () => notFound('El conductor no existe.')

/** A driver as they are stored. @throws 400 for a documento or a birth that is none, unless it stays. */
function accepted(data: ConductorData, today: string, current?: Stored) {
  const { fechaNacimiento } = data
  const refusal = fechaNacimiento !== current?.fechaNacimiento && nacimientoImposible(fechaNacimiento, today)
  if (refusal) throw fieldError(400, 'fechaNacimiento', refusal)
  return named(data, current)
}

/** @throws what {@link createConductor} or, for one that is there, {@link editConductor} would throw. */
export async function judgeConductor(db: Db, data: ConductorData, isThere: boolean, today: string) {
  const found = await ofDocumento(db, data.documento).executeTakeFirst()
  if (!found && isThere) throw unknownConductor()
  const current = isThere ? found : undefined
  await freeKeys(db, 'conductores', accepted(data, today, current), current)
}

/** Stores a driver, active since `today`. @throws 409 on `documento` when another driver has it, active or not. */
export const createConductor = (unit: UnitOfWork, data: ConductorData, today: string) =>
  inTransaction(unit, async (trx, changes) => {
    const uuid = randomUUID()
    changes.watchNew('conductores', uuid)
    const columns = accepted(data, today)
    const keys = await freeKeys(trx, 'conductores', columns)
    const conductor = await trx
      .insertInto('conductores')
      .values({
        ...columns,
        ...keys,
        uuid,
        fechaUltimoIngreso: today,
        fechaUltimoRetiro: null,
        servicioDesde: null,
        valido: 1,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return toFila(conductor)
  }).catch(wordDuplicate('conductores'))

/**
 * Changes the driver with this `documento`; the data may bring another one.
 *
 * @throws 404 unknown; 409 on `documento` when another driver has the new one; 409 when the driver has changed since they were seen.
 */
export const editConductor = (
  unit: UnitOfWork,
  documento: string,
  data: ConductorData,
  today: string,
  seen: SeenVersion,
) =>
  inTransaction(unit, async (trx, changes) => {
    const conductor = await ofDocumento(trx, documento).forUpdate().executeTakeFirstOrThrow(unknownConductor)
    const row = toFila(conductor)
    const columns = accepted(data, today, conductor)
    if (!changesIt('este conductor', row, columns, seen)) return row
    const keys = await freeKeys(trx, 'conductores', columns, conductor)
    await changes.watch('conductores', [conductor.uuid])
    const edited = await trx
      .updateTable('conductores')
      .set({ ...columns, ...keys, version: nextVersion })
      .where('uuid', '=', conductor.uuid)
      .returningAll()
      .executeTakeFirstOrThrow()
    return toFila(edited)
  }).catch(wordDuplicate('conductores'))

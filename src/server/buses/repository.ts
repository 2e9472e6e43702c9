import { type BusFila, type CuerpoBus } from '../../contract/buses'
import { lockConductor } from '../conductores/repository'
import { nextVersion } from '../db/next-version'
import { inTransaction, type UnitOfWork } from '../db/transaction'
import { type Db } from '../db/types'
import { fieldError, notFound } from '../http/errors'
import { alphabetically } from '../collation'
import { changesIt, type SeenVersion } from '../http/versions'
import { freeKeys, named, wordDuplicate } from '../locks/identifiers'

type BusData = Omit<CuerpoBus, 'version'>

/** The buses with their drivers. */
const selectFilas = (db: Db) =>
  db
    .selectFrom('buses as b')
    .leftJoin('conductores as c', 'c.uuid', 'b.conductorUuid')
    .select([
      'b.numero',
      'b.empresa',
      'b.ruta',
      'b.modelo',
      'b.marca',
      'b.placa',
      'c.documento as conductorDocumento',
      'c.nombre as conductorNombre',
      'b.version',
    ])

/** The buses with their drivers, by number. */
export async function listBuses(db: Db) {
  const buses: BusFila[] = await selectFilas(db).execute()
  return buses.sort(alphabetically('numero'))
}

const findFila = (db: Db, numero: string): Promise<BusFila> =>
  selectFilas(db).where('b.numero', '=', numero).executeTakeFirstOrThrow()

/** The bus of this `numero` where its driver is retired. */
export const findOfRetired = (db: Db, numero: string) =>
  selectFilas(db).where('b.numero', '=', numero).where('c.valido', '=', 0).executeTakeFirst()

type Conductor = Awaited<ReturnType<typeof lockConductor>>

/** A bus takes an active driver, or keeps the one it has (`currentUuid`). @throws 400 otherwise. */
function allowedConductor(conductor: Conductor, currentUuid?: string | null) {
  if (conductor && (conductor.valido === 1 || conductor.uuid === currentUuid)) return conductor
  throw fieldError(
    400,
    'conductorDocumento',
    conductor ? 'El conductor está retirado.' : 'El conductor no existe.',
  )
}

/**
 * Stores a bus. One of an import may come without a driver, whose documento is then ''.
 *
 * @throws 400 on `conductorDocumento` when the driver is unknown or retired; 409 on `numero`, `placa` or both.
 */
export const createBus = (unit: UnitOfWork, bus: BusData) =>
  inTransaction(unit, async (trx, changes) => {
    const { conductorDocumento, ...columns } = named(bus)
    changes.watchNew('buses', columns.numero)
    const conductor = conductorDocumento && allowedConductor(await lockConductor(trx, conductorDocumento))
    const keys = await freeKeys(trx, 'buses', columns)
    await trx
      .insertInto('buses')
      .values({ ...columns, ...keys, conductorUuid: conductor ? conductor.uuid : null })
      .execute()
    return findFila(trx, columns.numero)
  }).catch(wordDuplicate('buses'))

/** Identifiers of a bus that an edit compares. */
const identifiersOf = (db: Db, numero: string) =>
  db
    .selectFrom('buses')
    .select(['conductorUuid', 'numero', 'placa', 'numeroClave', 'placaClave'])
    .where('numero', '=', numero)

/** @throws what {@link createBus} or, for one that is there, {@link editBus} would throw. */
export async function judgeBus(db: Db, bus: BusData, isThere: boolean) {
  const { numero, conductorDocumento } = bus
  const stored = await identifiersOf(db, numero).executeTakeFirst()
  if (isThere && !stored) throw notFound('El bus no existe.')
  const current = isThere ? stored : undefined
  await freeKeys(db, 'buses', named(bus, current), current)
  if (conductorDocumento)
    allowedConductor(await lockConductor(db, conductorDocumento), current?.conductorUuid)
}

/**
 * Changes the bus with this `numero`; the data may bring another one, which its settlements take on.
 *
 * @throws 404 unknown; 400 on `conductorDocumento` when the driver is unknown, or retired and not this bus's already;
 * 409 on `numero`, `placa` or both; 409 when it has changed since it was seen.
 */
export const editBus = (unit: UnitOfWork, numero: string, bus: BusData, seen: SeenVersion) =>
  inTransaction(unit, async (trx, changes) => {
    // Locked before the bus is read: a bus that Retirar frees meanwhile is no longer this driver's.
    const wanted = await lockConductor(trx, bus.conductorDocumento)
    const current = await identifiersOf(trx, numero)
      .forUpdate()
      .executeTakeFirstOrThrow(() => notFound('El bus no existe.'))
    const fila = await findFila(trx, numero)
    const data = named(bus, current)
    const { conductorDocumento, ...columns } = data
    // An import says nothing by ''.
    if (!changesIt('este bus', fila, conductorDocumento ? data : columns, seen)) return fila
    const conductorUuid = conductorDocumento
      ? allowedConductor(wanted, current.conductorUuid).uuid
      : current.conductorUuid
    const keys = await freeKeys(trx, 'buses', data, current)
    await changes.watch('buses', [numero])
    changes.rename(numero, data.numero)
    await trx
      .updateTable('buses')
      .set({ ...columns, ...keys, conductorUuid, version: nextVersion })
      .where('numero', '=', numero)
      .execute()
    return findFila(trx, data.numero)
  }).catch(wordDuplicate('buses'))

import { type BusFila, type CuerpoBus } from '../../contract/buses'
import { lockConductor } from '../conductores/repository'
import { nextVersion } from '../db/next-version'
import { inTransaction, type UnitOfWork } from '../db/transaction'
import { type Db } from '../db/types'
import { isUniqueViolation } from '../db/errors'
import { conflict, fieldError, notFound } from '../http/errors'
import { alphabetically } from '../collation'
import { changesIt, type SeenVersion } from '../http/versions'

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

type Conductor = Awaited<ReturnType<typeof lockConductor>>

/** A bus takes an active driver, or keeps the one it has (`currentUuid`). @throws 400 otherwise. */
function allowedConductor(conductor: Conductor, currentUuid: string | null = null) {
  if (conductor && (conductor.valido === 1 || conductor.uuid === currentUuid)) return conductor
  throw fieldError(
    400,
    'conductorDocumento',
    conductor ? 'El conductor está retirado.' : 'El conductor no existe.',
  )
}

/** The keys that another bus has, with their words; `current` is the stored number of the bus itself, if it has one. */
async function takenKeys(db: Db, { numero, placa }: BusData, current = '') {
  const others = await db
    .selectFrom('buses')
    .select(['numero', 'placa'])
    .where((eb) => eb.or([eb('numero', '=', numero), eb('placa', '=', placa)]))
    .where('numero', '!=', current)
    .execute()
  const errores: Record<string, string> = {}
  if (others.some((other) => other.numero === numero)) errores.numero = 'Ya existe un bus con ese número.'
  if (others.some((other) => other.placa === placa)) errores.placa = 'Ya existe un bus con esa placa.'
  return errores
}

/** The 409 that names them. */
const clash = (errores: Record<string, string>) =>
  conflict(Object.values(errores)[0] ?? 'Ya existe un bus con ese número o esa placa.', errores)

/** Turns a unique violation into a 409 with every field that clashes. The constraints also decide simultaneous saves. */
const wordDuplicate =
  (db: Db, bus: BusData, current?: string) =>
  async (error: unknown): Promise<never> => {
    throw isUniqueViolation(error) ? clash(await takenKeys(db, bus, current)) : error
  }

/**
 * Stores a bus.
 *
 * @throws 400 on `conductorDocumento` when the driver is unknown or retired; 409 on `numero`, `placa` or both.
 */
export const createBus = (unit: UnitOfWork, bus: BusData) =>
  inTransaction(unit, async (trx, changes) => {
    changes.watchNew('buses', bus.numero)
    const { conductorDocumento, ...columns } = bus
    const conductor = allowedConductor(await lockConductor(trx, conductorDocumento))
    await trx
      .insertInto('buses')
      .values({ ...columns, conductorUuid: conductor.uuid })
      .execute()
    return findFila(trx, bus.numero)
  }).catch(wordDuplicate(unit.db, bus))

/** @throws what {@link createBus} or, for one that is there, {@link editBus} would throw. */
export async function judgeBus(db: Db, bus: BusData, isThere: boolean) {
  const { numero, conductorDocumento } = bus
  const stored = await db
    .selectFrom('buses')
    .select('conductorUuid')
    .where('numero', '=', numero)
    .executeTakeFirst()
  if (isThere && !stored) throw notFound('El bus no existe.')
  const errores = await takenKeys(db, bus, isThere ? numero : undefined)
  if (Object.keys(errores).length > 0) throw clash(errores)
  allowedConductor(await lockConductor(db, conductorDocumento), isThere ? stored?.conductorUuid : null)
}

/**
 * Changes the bus with this `numero`; the data may bring another one, which its settlements take on.
 *
 * @throws 404 unknown; 400 on `conductorDocumento` when the driver is unknown, or retired and not this bus's already;
 * 409 on `numero`, `placa` or both; 409 when it has changed since it was seen.
 */
export const editBus = (unit: UnitOfWork, numero: string, bus: BusData, seen: SeenVersion) =>
  inTransaction(unit, async (trx, changes) => {
    const { conductorDocumento, ...columns } = bus
    // Locked before the bus is read: a bus that Retirar frees meanwhile is no longer this driver's.
    const wanted = await lockConductor(trx, conductorDocumento)
    const current = await trx
      .selectFrom('buses')
      .select('conductorUuid')
      .where('numero', '=', numero)
      .forUpdate()
      .executeTakeFirstOrThrow(() => notFound('El bus no existe.'))
    const fila = await findFila(trx, numero)
    if (!changesIt('este bus', fila, bus, seen)) return fila
    const conductor = allowedConductor(wanted, current.conductorUuid)
    await changes.watch('buses', [numero])
    changes.rename(numero, bus.numero)
    await trx
      .updateTable('buses')
      .set({ ...columns, conductorUuid: conductor.uuid, version: nextVersion })
      .where('numero', '=', numero)
      .execute()
    return findFila(trx, bus.numero)
  }).catch(wordDuplicate(unit.db, bus, numero))

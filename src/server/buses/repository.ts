import { type BusFila, type CuerpoBus } from '../../contract/buses'
import { conductorRetenido } from '../conductores/repository'
import { inTransaction, type UnitOfWork } from '../db/transaction'
import { type Db } from '../db/types'
import { isUniqueViolation } from '../db/errors'
import { type Dependencies } from '../dependencies'
import { conflict, badRequest, notFound } from '../http/errors'
import { alphabetically } from '../collation'
import { changesIt, type SeenVersion } from '../http/versions'

type Motor = Pick<Dependencies, 'db' | 'engine'>
type DatosDeBus = Omit<CuerpoBus, 'version'>

/** The buses with their drivers. */
const filas = (db: Db) =>
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
export async function listarBuses(db: Db): Promise<BusFila[]> {
  const buses: BusFila[] = await filas(db).execute()
  return buses.sort(alphabetically('numero'))
}

const filaDe = (db: Db, numero: string): Promise<BusFila> =>
  filas(db).where('b.numero', '=', numero).executeTakeFirstOrThrow()

type Conductor = Awaited<ReturnType<typeof conductorRetenido>>

/** Whom a bus may be given to: an active driver, or the one it already has (`actualUuid`). @throws 400 otherwise. */
function conductorAdmisible(conductor: Conductor, actualUuid: string | null = null) {
  if (conductor && (conductor.valido === 1 || conductor.uuid === actualUuid)) return conductor
  const mensaje = conductor ? 'El conductor está retirado.' : 'El conductor no existe.'
  throw badRequest(mensaje, { conductorDocumento: mensaje })
}

/** Which of a bus's two keys another bus has, as the refusal that says so; `current` is the bus itself, when stored. */
async function choque(db: Db, { numero, placa }: DatosDeBus, actual?: string) {
  const otros = await db
    .selectFrom('buses')
    .select(['numero', 'placa'])
    .where((eb) => eb.or([eb('numero', '=', numero), eb('placa', '=', placa)]))
    .$if(actual !== undefined, (consulta) => consulta.where('numero', '!=', actual ?? ''))
    .execute()
  const errores: Record<string, string> = {}
  if (otros.some((otro) => otro.numero === numero)) errores.numero = 'Ya existe un bus con ese número.'
  if (otros.some((otro) => otro.placa === placa)) errores.placa = 'Ya existe un bus con esa placa.'
  return conflict(Object.values(errores)[0] ?? 'Ya existe un bus con ese número o esa placa.', errores)
}

/** The unique constraints decide, also between two who save at once; the loser hears of every field that clashes. */
async function conClavesUnicas<T>(db: Db, bus: DatosDeBus, actual: string | undefined, fn: () => Promise<T>) {
  try {
    return await fn()
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw await choque(db, bus, actual)
  }
}

/**
 * Stores a bus.
 *
 * @throws 400 on `conductorDocumento` when the driver is unknown or retired; 409 on `numero`, `placa` or both.
 */
export const crearBus = (unit: UnitOfWork, bus: DatosDeBus): Promise<BusFila> =>
  conClavesUnicas(unit.db, bus, undefined, () =>
    inTransaction(unit, async (trx) => {
      const { conductorDocumento, ...columnas } = bus
      const conductor = conductorAdmisible(await conductorRetenido(trx, unit.engine, conductorDocumento))
      await trx
        .insertInto('buses')
        .values({ ...columnas, conductorUuid: conductor.uuid })
        .execute()
      return filaDe(trx, bus.numero)
    }),
  )

/** The bus of this number, held until the transaction ends, and the uuid of its driver. @throws 404 */
async function busRetenido(trx: Db, { engine }: Motor, numero: string) {
  const actual = await trx
    .selectFrom('buses')
    .select('conductorUuid')
    .where('numero', '=', numero)
    .$if(engine === 'postgres', (consulta) => consulta.forUpdate())
    .executeTakeFirst()
  if (!actual) throw notFound('El bus no existe.')
  return { ...actual, fila: await filaDe(trx, numero) }
}

/**
 * Changes the bus that has `numero` now; the data may bring another number, which its settlements take on with it.
 *
 * @throws 404 unknown; 400 on `conductorDocumento` when the driver is unknown, or retired and not this bus's already;
 * 409 on `numero`, `placa` or both; 409 when it has changed since it was seen.
 */
export const editarBus = (
  motor: Motor,
  numero: string,
  bus: DatosDeBus,
  vista: SeenVersion,
): Promise<BusFila> =>
  conClavesUnicas(motor.db, bus, numero, () =>
    inTransaction(motor, async (trx) => {
      const { conductorDocumento, ...columnas } = bus
      // Held before the bus is read: a bus that Retirar frees meanwhile must not count as still this driver's.
      const pedido = await conductorRetenido(trx, motor.engine, conductorDocumento)
      const actual = await busRetenido(trx, motor, numero)
      if (!changesIt('este bus', actual.fila, bus, vista)) return actual.fila
      const conductor = conductorAdmisible(pedido, actual.conductorUuid)
      await trx
        .updateTable('buses')
        .set(({ eb }) => ({ ...columnas, conductorUuid: conductor.uuid, version: eb('version', '+', 1) }))
        .where('numero', '=', numero)
        .execute()
      return filaDe(trx, bus.numero)
    }),
  )

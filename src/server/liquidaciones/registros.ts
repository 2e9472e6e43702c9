import type { Selectable } from 'kysely'
import { inTransaction } from '../db/transaction'
import { type Db, type Engine } from '../db/types'
import { isUniqueViolation } from '../db/errors'
import type { LiquidacionesTable } from '../db/schema'
import type { Dependencies } from '../dependencies'
import { badRequest } from '../http/errors'

export type Registro = Selectable<LiquidacionesTable>

// Both lock the row until the transaction ends. SQLite needs no lock: it has one writer at a time.
const registros = (trx: Db, engine: Engine) =>
  trx
    .selectFrom('liquidaciones')
    .selectAll()
    .$if(engine === 'postgres', (consulta) => consulta.forUpdate())

/** The stored settlement of a uuid, locked for the transaction. */
export const registroPorUuid = (trx: Db, engine: Engine, uuid: string): Promise<Registro | undefined> =>
  registros(trx, engine).where('uuid', '=', uuid).executeTakeFirst()

/** The stored settlement of a bus on a day, locked for the transaction. */
export const registroDelPar = (
  trx: Db,
  engine: Engine,
  fecha: string,
  busNumero: string,
): Promise<Registro | undefined> =>
  registros(trx, engine).where('fecha', '=', fecha).where('busNumero', '=', busNumero).executeTakeFirst()

/** Route and driver of a bus. @throws 400 on `busNumero` when it does not exist. */
export async function busDe(db: Db, numero: string) {
  const bus = await db
    .selectFrom('buses')
    .select(['numero', 'ruta', 'conductorUuid'])
    .where('numero', '=', numero)
    .executeTakeFirst()
  if (bus) return bus
  const mensaje = `El bus ${numero} no existe.`
  throw badRequest(mensaje, { busNumero: mensaje })
}

const INTENTOS = 5

/**
 * Runs a write that looks for the settlement of a (fecha, bus) before it inserts one, again when somebody else inserted
 * it in between: the next run finds that one, and completes it or refuses.
 */
export async function guardandoElPar<T>(deps: Dependencies, fn: (trx: Db) => Promise<T>): Promise<T> {
  for (let intento = 1; ; intento += 1) {
    try {
      return await inTransaction(deps, fn)
    } catch (error) {
      if (intento === INTENTOS || !isUniqueViolation(error, 'liquidaciones.fecha')) throw error
    }
  }
}

import { randomUUID } from 'node:crypto'
import { type Insertable, type Selectable } from 'kysely'
import type { RegistroQuery, Restaurado, Sustantivo } from '../../contract/historial'
import type { Gasto } from '../../contract/liquidaciones'
import { refuseClosed } from '../cierres/lock'
import type { CambiosTable } from '../db/changes-table'
import { isForeignKeyViolation, isUniqueViolation } from '../db/errors'
import type { DeudasTable } from '../db/settlement-tables'
import { inTransaction, type UnitOfWork } from '../db/transaction'
import type { Db, Engine } from '../db/types'
import { conflict, forbidden, notFound } from '../http/errors'
import { findByUuid } from '../liquidaciones/stored'
import type { SesionUsuario } from '../sesion/usuario'
import { currentNumero } from './bus-numbers'
import { RESTORABLE, isRestorable, type Restorable } from './restorable'
import { changesOf } from './stored'

/** Milliseconds during which whoever deleted a record may take it back without being ADMIN: the toast's ten seconds, and slow lines. */
const UNDO = 60_000

/** The keys that only the row itself can have: its uuid, and its number, by the name of either engine. */
const ROW_ITSELF = ['uuid', 'id', 'pkey']

const NOTHING = 'No hay nada eliminado con ese identificador.'

/**
 * Stores a deleted record as it was when it was deleted, under its identifier; a settlement with what was deleted with it.
 *
 * @returns the mensaje, and the settlement that the record is or hangs from.
 * @throws 403 for another's deletion, one that is too long ago, or one of a closed till, without the role ADMIN; 404 when nothing is deleted under that
 * identifier; 409 when it has been restored, or its place is taken.
 */
export async function restore(
  unit: UnitOfWork,
  record: RegistroQuery,
  { uuid, roles }: SesionUsuario,
): Promise<Restaurado> {
  const { sustantivo } = record
  if (!isRestorable(sustantivo)) throw notFound(NOTHING)
  try {
    return await inTransaction(
      { ...unit, author: { ...unit.author, restoring: true } },
      async (trx, changes) => {
        const last = await changesOf(trx, record).limit(1).executeTakeFirst()
        if (!last) throw notFound(NOTHING)
        if (last.tipo !== 'eliminado') throw conflict('Ya fue restaurado.')
        const sinceDeleted = unit.author.instante.getTime() - Date.parse(last.instante)
        if (!roles.includes('ADMIN') && !(last.usuarioUuid === uuid && sinceDeleted <= UNDO))
          throw forbidden(
            'Solo un administrador puede restaurar lo que eliminó otra persona, o se eliminó hace más de un minuto.',
          )
        for (const change of [last, ...(await deletedWith(trx, last))]) {
          changes.watchNew(change.sustantivo as Restorable, change.identificador)
          const row = await asOfNow(trx, unit.engine, change)
          if (change.liquidacionUuid) await refuseClosed(trx, change.liquidacionUuid, roles)
          await insert(trx, change.sustantivo, row)
        }
        return { mensaje: RESTORABLE[sustantivo].restored, liquidacionUuid: last.liquidacionUuid }
      },
    )
  } catch (error) {
    if (ROW_ITSELF.some((key) => isUniqueViolation(error, `${sustantivo}.${key}`)))
      throw conflict('Ya fue restaurado.')
    if (isUniqueViolation(error)) throw conflict(RESTORABLE[sustantivo].taken)
    if (isForeignKeyViolation(error))
      throw conflict(
        'No se puede restaurar: ya no existe el bus, el conductor o la liquidación a la que pertenece.',
      )
    throw error
  }
}

/** The debt and the repayment that were deleted with a settlement. */
async function deletedWith(
  trx: Db,
  { sustantivo, identificador, grupo, secuencia }: Selectable<CambiosTable>,
) {
  if (sustantivo !== 'liquidaciones') return []
  return trx
    .selectFrom('cambios')
    .selectAll()
    .where('liquidacionUuid', '=', identificador)
    .where('grupo', '=', grupo)
    .where('tipo', '=', 'eliminado')
    .where('secuencia', '<>', secuencia)
    .execute()
}

interface Deleted {
  uuid: string
  gastos?: Gasto[]
  busNumero?: string
  liquidacionUuid?: string | null
  fecha?: string
  conductorUuid?: string | null
}

/**
 * A deleted row as it is to be stored now: a settlement under the number that its bus has taken since, a debt or repayment with the
 * day and the driver of its settlement.
 */
async function asOfNow(
  trx: Db,
  engine: Engine,
  { antes, secuencia }: Selectable<CambiosTable>,
): Promise<Deleted> {
  const row = JSON.parse(antes ?? '{}') as Deleted
  if (row.busNumero !== undefined)
    return { ...row, busNumero: await currentNumero(trx, row.busNumero, secuencia) }
  if (!row.liquidacionUuid) return row
  const liquidacion = await findByUuid(trx, engine, row.liquidacionUuid)
  return liquidacion ? { ...row, fecha: liquidacion.fecha, conductorUuid: liquidacion.conductorUuid } : row
}

async function insert(trx: Db, sustantivo: Sustantivo, { gastos, ...row }: Deleted) {
  // Every table is written in the same way: the type of one of them stands for all.
  await trx
    .insertInto(sustantivo as 'deudas')
    .values(row as unknown as Insertable<DeudasTable>)
    .execute()
  if (gastos === undefined || gastos.length === 0) return
  await trx
    .insertInto('gastos')
    .values(
      gastos.map((gasto, orden) => ({ ...gasto, uuid: randomUUID(), liquidacionUuid: row.uuid, orden })),
    )
    .execute()
}

import { randomUUID } from 'node:crypto'
import type { Contratos, CuerpoContrato } from '../../contract/contratos'
import { fechaLarga } from '../../contract/fechas'
import { ofDocumento, unknownConductor } from '../conductores/repository'
import { nextVersion } from '../db/next-version'
import { inTransaction, type UnitOfWork } from '../db/transaction'
import type { Db } from '../db/types'
import type { Dependencies } from '../dependencies'
import { fieldError, notFound } from '../http/errors'
import { changesIt } from '../http/versions'
import { servicioOf } from '../nomina/contrato'

const missing = () => notFound('El contrato no existe o ya fue eliminado.')

/** The contracts of a driver, and the one that is proposed while there is none. @throws 404 for an unknown driver. */
export async function listContratos(
  { db, config, today }: Dependencies,
  documento: string,
): Promise<Contratos> {
  const conductor = await ofDocumento(db, documento).executeTakeFirstOrThrow(unknownConductor)
  const { uuid: conductorUuid, empresa } = conductor
  const contratos = await db
    .selectFrom('contratos')
    .selectAll()
    .where('conductorUuid', '=', conductorUuid)
    .orderBy('desde', 'desc')
    .execute()
  if (contratos.length > 0) return { contratos, propuesto: null }
  const { primera } = await db
    .selectFrom('liquidaciones')
    .select(({ fn }) => fn.min<string | null>('fecha').as('primera'))
    .where('conductorUuid', '=', conductorUuid)
    .where('fechaEntrega', 'is not', null)
    .executeTakeFirstOrThrow()
  const servicio = servicioOf(conductor, primera, today())
  const propuesto = servicio && {
    conductorUuid,
    empresa: empresa || config.empresa,
    ...servicio,
    vacacionesPrevias: 0,
    cesantiasDesde: null,
  }
  return { contratos, propuesto }
}

/**
 * Names the contract of the same driver that shares a day with a stored one. Locks the driver's row for the transaction, so that of
 * simultaneous writes the later sees the earlier.
 */
export async function overlapOf(trx: Db, uuid: string) {
  const own = trx.selectFrom('contratos as c').where('c.uuid', '=', uuid)
  await trx
    .selectFrom('conductores')
    .select('uuid')
    .where('uuid', '=', own.select('c.conductorUuid'))
    .forNoKeyUpdate()
    .execute()
  const other = await own
    .innerJoin('contratos as o', 'o.conductorUuid', 'c.conductorUuid')
    .where('o.uuid', '!=', uuid)
    .where(({ eb, fn }) => eb('c.desde', '<=', fn.coalesce('o.hasta', 'c.desde')))
    .where(({ eb, fn }) => eb('o.desde', '<=', fn.coalesce('c.hasta', 'o.desde')))
    .select('o.desde')
    .executeTakeFirst()
  return other && `se cruza con el contrato que empieza el ${fechaLarga(other.desde)}`
}

/**
 * Stores a contract, or changes the one of this uuid.
 * @throws 404 unknown; 409 on `desde` for an overlap, or when it has changed since it was seen.
 */
export const saveContrato = (unit: UnitOfWork, { uuid: known, version, ...data }: CuerpoContrato) =>
  inTransaction(unit, async (trx, changes) => {
    const uuid = known ?? randomUUID()
    const stored = trx.selectFrom('contratos').selectAll().where('uuid', '=', uuid)
    await changes.watch('contratos', [uuid])
    if (known) {
      const row = await stored.executeTakeFirstOrThrow(missing)
      if (!changesIt('este contrato', row, data, version)) return row
      await trx
        .updateTable('contratos')
        .set({ ...data, version: nextVersion })
        .where('uuid', '=', uuid)
        .execute()
    } else
      await trx
        .insertInto('contratos')
        .values({ ...data, uuid })
        .execute()
    const overlap = await overlapOf(trx, uuid)
    if (overlap) throw fieldError(409, 'desde', `El periodo ${overlap}.`)
    return stored.executeTakeFirstOrThrow()
  })

/** Deletes a contract. @throws 404 unknown. */
export const deleteContrato = (unit: UnitOfWork, uuid: string) =>
  inTransaction(unit, async (trx, changes) => {
    await changes.watch('contratos', [uuid])
    await trx
      .deleteFrom('contratos')
      .where('uuid', '=', uuid)
      .returning('uuid')
      .executeTakeFirstOrThrow(missing)
  })

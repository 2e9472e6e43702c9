import type { Caja, CierreSegun, CuerpoReapertura } from '../../contract/cierres'
import { inTransaction, withReason, type UnitOfWork } from '../db/transaction'
import { type Db } from '../db/types'
import { conflict, notFound } from '../http/errors'
import { isStale, stale } from '../http/versions'
import { tillsOf } from './tills'

async function cajaOf(db: Db, fecha: string, uuid: string, segun: CierreSegun): Promise<Caja> {
  const till = (await tillsOf(db, fecha, segun)).find(({ caja }) => caja.cierre?.uuid === uuid)
  if (!till) throw notFound('El cierre no existe.')
  return till.caja
}

/**
 * Reopens a closed till: its settlements may be changed again, and it can be closed once more.
 *
 * @throws 404 unknown; 409 for one that is open already, or has changed since it was seen.
 */
export const reopenTill = (
  unit: UnitOfWork,
  uuid: string,
  { motivo, version }: CuerpoReapertura,
  segun: CierreSegun,
): Promise<Caja> =>
  inTransaction(withReason(unit, motivo), async (trx, changes) => {
    await changes.watch('cierres', [uuid])
    const stored = await trx.selectFrom('cierres').selectAll().where('uuid', '=', uuid).executeTakeFirst()
    if (!stored) throw notFound('El cierre no existe.')
    const { fecha } = stored
    if (stored.cerrado === 0) throw conflict('La caja ya está abierta.')
    if (isStale(stored, version)) throw stale('este cierre', await cajaOf(trx, fecha, uuid, segun))
    await trx.deleteFrom('cierreLiquidaciones').where('cierreUuid', '=', uuid).execute()
    await trx
      .updateTable('cierres')
      .set(({ eb }) => ({ cerrado: 0, version: eb('version', '+', 1) }))
      .where('uuid', '=', uuid)
      .execute()
    return cajaOf(trx, fecha, uuid, segun)
  })

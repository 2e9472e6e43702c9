import type { CuerpoReapertura } from '../../contract/cierres'
import { nextVersion } from '../db/next-version'
import { inTransaction, withReason, type UnitOfWork } from '../db/transaction'
import { type Db } from '../db/types'
import { conflict, notFound } from '../http/errors'
import { isStale, stale } from '../http/versions'
import { tillsOf, type DayOfTills } from './tills'

async function cajaOf(db: Db, day: DayOfTills, uuid: string) {
  const till = (await tillsOf(db, day)).find(({ caja }) => caja.cierre?.uuid === uuid)
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
  counting: Omit<DayOfTills, 'fecha'>,
) =>
  inTransaction(withReason(unit, motivo), async (trx, changes) => {
    await changes.watch('cierres', [uuid])
    const stored = await trx.selectFrom('cierres').selectAll().where('uuid', '=', uuid).executeTakeFirst()
    if (!stored) throw notFound('El cierre no existe.')
    const day = { fecha: stored.fecha, ...counting }
    if (stored.cerrado === 0) throw conflict('La caja ya está abierta.')
    if (isStale(stored, version)) throw stale('este cierre', await cajaOf(trx, day, uuid))
    await trx.deleteFrom('cierreLiquidaciones').where('cierreUuid', '=', uuid).execute()
    await trx
      .updateTable('cierres')
      .set({ cerrado: 0, version: nextVersion })
      .where('uuid', '=', uuid)
      .execute()
    return cajaOf(trx, day, uuid)
  })

import type { CuerpoReapertura } from '../../contract/cierres'
import { nextVersion } from '../db/next-version'
import { inTransaction, withReason, type UnitOfWork } from '../db/transaction'
import { conflict } from '../http/errors'
import { isStale, stale } from '../http/versions'
import { storedCierre, tillsOf, type DayOfTills, type Till } from './tills'

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
    const stored = await storedCierre(trx, uuid)
    const cajaNow = async () => {
      const tills = await tillsOf(trx, { fecha: stored.fecha, ...counting })
      return (tills.find(({ caja }) => caja.cierre?.uuid === uuid) as Till).caja
    }
    if (stored.cerrado === 0) throw conflict('La caja ya está abierta.')
    if (isStale(stored, version)) throw stale('este cierre', await cajaNow())
    await trx.deleteFrom('cierreLiquidaciones').where('cierreUuid', '=', uuid).execute()
    await trx
      .updateTable('cierres')
      .set({ cerrado: 0, version: nextVersion })
      .where('uuid', '=', uuid)
      .execute()
    return cajaNow()
  })

import { nombreDeEmitido } from '../../contract/catalogos'
import { lockConductoresOf } from '../contratos/repository'
import { type Changes } from '../db/changes/recorder'
import { nextVersion } from '../db/next-version'
import { inTransaction, withReason, type UnitOfWork } from '../db/transaction'
import { type Db } from '../db/types'
import { conflict } from '../http/errors'
import { isStale, stale, type SeenVersion } from '../http/versions'
import { paperOf } from '../documentos/issued'
import { toFila } from './rows'

interface Annulment {
  motivo: string
  version?: SeenVersion
}

/**
 * Marks a paper as annulled and takes its repayment out of the ledger. Requires the driver's lock.
 * @throws 404 unknown; 409 for one that is annulled, or has changed since it was seen.
 */
export async function markAnnulled(
  trx: Db,
  changes: Changes,
  { author }: UnitOfWork,
  uuid: string,
  { motivo, version }: Annulment,
) {
  await changes.watch('emitidos', [uuid])
  const paper = await paperOf(trx, uuid)
  if (paper.anulado === 1) throw conflict(`El documento ${nombreDeEmitido(paper)} ya está anulado.`)
  if (isStale(paper, version)) throw stale('este documento', toFila(paper))
  const repayment = await trx
    .selectFrom('abonos')
    .select('uuid')
    .where('emitidoUuid', '=', uuid)
    .executeTakeFirst()
  if (repayment) {
    await changes.watch('abonos', [repayment.uuid])
    await trx.deleteFrom('abonos').where('uuid', '=', repayment.uuid).execute()
  }
  await trx
    .updateTable('emitidos')
    .set({
      anulado: 1,
      anuladoInstante: author.instante.toISOString(),
      anuladoPor: author.usuario?.nombre ?? '',
      motivo: motivo || null,
      version: nextVersion,
    })
    .where('uuid', '=', uuid)
    .execute()
}

/** Annuls a paper: its days can be paid again. @throws as {@link markAnnulled}. */
export const annul = (unit: UnitOfWork, uuid: string, annulment: Annulment) =>
  inTransaction(withReason(unit, annulment.motivo), async (trx, changes) => {
    await lockConductoresOf(trx, [(await paperOf(trx, uuid)).contratoUuid])
    await markAnnulled(trx, changes, unit, uuid, annulment)
    return toFila(await paperOf(trx, uuid))
  })

/** Ledger rules for the repayment that an issued paper has deducted: it goes with the paper alone. */
import { claveDe } from '../../contract/sinAcentos'
import type { Db } from '../db/types'
import { conflict } from '../http/errors'

/** 409 of a paper's repayment. @param origen names the paper. */
export const ofPaper = (origen: string) => conflict(`Es del documento ${origen}: anúlelo`)

/** Keeps a file from bringing again what a paper has deducted of the driver, whatever it says of value and day. @throws 409 */
export async function assertNotOfPaper(db: Db, conductorUuid: string, origen: string) {
  const deducted = await db
    .selectFrom('abonos')
    .select('origen')
    .where('conductorUuid', '=', conductorUuid)
    .where('emitidoUuid', 'is not', null)
    .execute()
  const found = deducted.find((row) => claveDe(row.origen) === claveDe(origen))
  if (found) throw ofPaper(found.origen)
}

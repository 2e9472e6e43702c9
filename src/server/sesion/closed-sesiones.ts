import { type Db } from '../db/types'
import { forgettableAt, type TokenPayload } from './token'

/**
 * Ends one sign-in, on this device only. The row is kept while a token of the sign-in could still count, also one renewed by a call
 * under way. (Raising the user's session version would sign them out everywhere.)
 */
export async function closeSesion(db: Db, sesion: Pick<TokenPayload, 'sid' | 'auth_time'>, now: Date) {
  await db.deleteFrom('sesionesCerradas').where('vence', '<', now.getTime()).execute()
  await db
    .insertInto('sesionesCerradas')
    .values({ sid: sesion.sid, vence: forgettableAt(sesion) })
    .onConflict((oc) => oc.doNothing())
    .execute()
  await db.deleteFrom('sesiones').where('sid', '=', sesion.sid).execute()
}

import { type Db } from '../db/connection'
import { VIGENCIA } from './token'

/**
 * Ends one sign-in of a user, on this device alone. It is remembered for as long as a token of it could still count, then
 * forgotten. (Raising the user's session version would sign them out everywhere.)
 */
export async function cerrarSesion(db: Db, sid: string, ahora: Date): Promise<void> {
  const instante = ahora.getTime()
  await db.deleteFrom('sesionesCerradas').where('vence', '<', instante).execute()
  await db
    .insertInto('sesionesCerradas')
    .values({ sid, vence: instante + VIGENCIA * 1000 })
    .onConflict((conflicto) => conflicto.doNothing())
    .execute()
}

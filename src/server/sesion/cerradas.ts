import { type Db } from '../db/types'
import { forgettableAt, type ContenidoDelToken } from './token'

/**
 * Ends one sign-in of a user, on this device alone. It is remembered for as long as a token of it could still count, one
 * that a call on its way renews after this included, then forgotten. (Raising the user's session version would sign them
 * out everywhere.)
 */
export async function cerrarSesion(db: Db, sesion: ContenidoDelToken, ahora: Date): Promise<void> {
  await db.deleteFrom('sesionesCerradas').where('vence', '<', ahora.getTime()).execute()
  await db
    .insertInto('sesionesCerradas')
    .values({ sid: sesion.sid, vence: forgettableAt(sesion) })
    .onConflict((conflicto) => conflicto.doNothing())
    .execute()
}

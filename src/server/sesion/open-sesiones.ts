import { type Db } from '../db/types'
import { forgettableAt, inSeconds, signInsSince, type TokenPayload } from './token'

const A_MINUTE = 60_000

/** A sign-in as its tokens have it. */
type SignIn = Pick<TokenPayload, 'sub' | 'version' | 'sid'>

/** Keeps a sign-in that begins, and forgets those whose tokens have all expired. */
export async function openSesion(db: Db, { sub, version, sid }: SignIn, dispositivo: string, now: Date) {
  await db.deleteFrom('sesiones').where('desde', '<', signInsSince(now)).execute()
  const instant = now.getTime()
  await db
    .insertInto('sesiones')
    .values({ sid, usuarioUuid: sub, version, dispositivo, desde: instant, visto: instant })
    .execute()
}

/** Notes that a sign-in is in use, once a minute. */
export async function markSeen(db: Db, { sid, visto }: { sid: string; visto: number | null }, now: Date) {
  if (visto === null || now.getTime() - visto < A_MINUTE) return
  await db.updateTable('sesiones').set({ visto: now.getTime() }).where('sid', '=', sid).execute()
}

const openOf = (db: Db, { sub, version }: SignIn, now: Date) =>
  db
    .selectFrom('sesiones')
    .select(['sid', 'dispositivo', 'desde', 'visto'])
    .where('usuarioUuid', '=', sub)
    .where('version', '=', version)
    .where('desde', '>=', signInsSince(now))
    .orderBy('visto', 'desc')
    .orderBy('sid')

const inIso = (instant: number) => new Date(instant).toISOString()

/** The open sign-ins of the person of this one, the one used last first. */
export async function listSesiones(db: Db, current: SignIn, now: Date) {
  const rows = await openOf(db, current, now).execute()
  return rows.map((row) => ({
    ...row,
    desde: inIso(row.desde),
    visto: inIso(row.visto),
    actual: row.sid === current.sid,
  }))
}

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

/** Ends, of the open sign-ins of the person of `current`, the one of this sid, or (`!=`) all the others. @returns how many. */
export async function endSesiones(db: Db, current: SignIn, operator: '=' | '!=', sid: string, now: Date) {
  const ended = await openOf(db, current, now).where('sid', operator, sid).execute()
  for (const { sid, desde } of ended)
    await closeSesion(db, { sid, auth_time: inSeconds(new Date(desde)) }, now)
  return ended.length
}

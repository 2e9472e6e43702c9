import { type Db } from '../db/types'
import { signInsSince, type TokenPayload } from './token'

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
export async function markSeen(db: Db, { sid, visto }: { sid: string; visto: number }, now: Date) {
  if (now.getTime() - visto < A_MINUTE) return
  await db.updateTable('sesiones').set({ visto: now.getTime() }).where('sid', '=', sid).execute()
}

const inIso = (instant: number) => new Date(instant).toISOString()

/** The open sign-ins of the person of this one, the one used last first. */
export async function listSesiones(db: Db, current: SignIn, now: Date) {
  const rows = await db
    .selectFrom('sesiones')
    .select(['sid', 'dispositivo', 'desde', 'visto'])
    .where('usuarioUuid', '=', current.sub)
    .where('version', '=', current.version)
    .where('desde', '>=', signInsSince(now))
    .orderBy('visto', 'desc')
    .orderBy('sid')
    .execute()
  return rows.map((row) => ({
    ...row,
    desde: inIso(row.desde),
    visto: inIso(row.visto),
    actual: row.sid === current.sid,
  }))
}

/**
 * Ends the sign-in of this sid, or (`!=`) all others of its person: no token of theirs counts any more, not even one that a call under way
 * renews. (Raising the user's session version would sign them out everywhere.)
 * @returns how many.
 */
export async function endSesiones(db: Db, { sub }: SignIn, operator: '=' | '!=', sid: string) {
  const { numDeletedRows } = await db
    .deleteFrom('sesiones')
    .where('usuarioUuid', '=', sub)
    .where('sid', operator, sid)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

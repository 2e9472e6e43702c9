import { type Db } from '../db/types'
import { notFound } from '../http/errors'
import { closeSesion } from './closed-sesiones'
import { inSeconds, signInsSince, type TokenPayload } from './token'

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
  return rows.map(({ sid, dispositivo, desde, visto }) => ({
    sid,
    dispositivo,
    desde: inIso(desde),
    visto: inIso(visto),
    actual: sid === current.sid,
  }))
}

/** Ends one sign-in of the person of `current`. @throws 404 when it is none of theirs, or has ended. */
export async function endSesion(db: Db, current: SignIn, sid: string, now: Date) {
  const row = await openOf(db, current, now).where('sid', '=', sid).executeTakeFirst()
  if (!row) throw notFound('Esa sesión ya terminó.')
  await closeSesion(db, { sid, auth_time: inSeconds(new Date(row.desde)) }, now)
}

/** Ends every sign-in of the person but this one. */
export async function endOtherSesiones(db: Db, current: SignIn, now: Date) {
  for (const { sid, desde } of await openOf(db, current, now).where('sid', '!=', current.sid).execute())
    await closeSesion(db, { sid, auth_time: inSeconds(new Date(desde)) }, now)
}

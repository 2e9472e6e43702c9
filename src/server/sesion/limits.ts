import type { FastifyReply } from 'fastify'
import { type Db } from '../db/types'
import { type SignInFailuresTable } from '../db/session-tables'
import { HttpError } from '../http/errors'
import { hashOf } from './failures'

/** Failed sign-ins allowed. */
export interface SignInLimits {
  /** Of one user from one address, per minute. */
  perUsuario: number
  /** Of one address, with any user, per minute. */
  perAddress: number
  /** Of one account from anywhere; beyond it, addresses where its user has never signed in wait longer each time. */
  perAccount: number
}

export const normalLimits: SignInLimits = { perUsuario: 10, perAddress: 60, perAccount: 10 }

const SECOND = 1000
const MINUTE = 60 * SECOND
const LONGEST_DELAY = 15 * MINUTE
const DAY = 24 * 60 * MINUTE

/** An attempt of this moment, and its answer. */
interface Attempt {
  db: Db
  now: number
  reply: FastifyReply
}

/** Failures that are counted together. */
interface Limit {
  key: string
  max: number
  window: number
  /** Whether each failure restarts the window. */
  renewed: boolean
  /** Milliseconds until the next attempt is accepted. */
  waitFor: (failures: Pick<SignInFailuresTable, 'failures' | 'expires'>, now: number) => number
}

/** At most `max` failures in a minute, from the first. */
export const perMinute = (subject: string, max: number): Limit => ({
  key: hashOf(subject),
  max,
  window: MINUTE,
  renewed: false,
  waitFor: ({ failures, expires }, now) => (failures < max ? 0 : expires - now),
})

/** After `max` failures, a delay that doubles from one second to a quarter of an hour; a day without failures resets it. */
export const growingDelay = (subject: string, max: number): Limit => ({
  key: hashOf(subject),
  max,
  window: DAY,
  renewed: true,
  waitFor: ({ failures, expires }, now) => {
    const delay = failures < max ? 0 : Math.min(SECOND * 2 ** (failures - max), LONGEST_DELAY)
    return Math.max(0, expires - DAY + delay - now)
  },
})

function tooMany(reply: FastifyReply, wait: number) {
  void reply.header('retry-after', Math.ceil(wait / SECOND))
  const time = wait > MINUTE ? `${Math.ceil(wait / MINUTE)} minutos` : 'un minuto'
  return new HttpError(429, `Demasiados intentos de ingreso. Espere ${time} e intente de nuevo.`)
}

/** @throws HttpError 429 when one of the limits has been reached. */
export async function refuseAbove({ db, now, reply }: Attempt, limits: readonly Limit[]) {
  const keys = limits.map(({ key }) => key)
  const counted = await db
    .selectFrom('signInFailures')
    .selectAll()
    .where('key', 'in', keys)
    .where('expires', '>', now)
    .execute()
  const waits = counted.map((row) => limits.find(({ key }) => key === row.key)?.waitFor(row, now) ?? 0)
  const wait = Math.max(0, ...waits)
  if (wait > 0) throw tooMany(reply, wait)
}

/**
 * Counts a failure under each limit, from 1 again when the window of the earlier ones is over. Simultaneous counts wait at the row.
 * @throws HttpError 429 when simultaneous attempts have exceeded a limit.
 */
export async function countFailure({ db, now, reply }: Attempt, limits: readonly Limit[]) {
  let exceeded = false
  for (const { key, max, window, renewed } of limits) {
    const { failures } = await db
      .insertInto('signInFailures')
      .values({ key, failures: 1, expires: now + window })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet(({ eb, ref }) => {
          const over = eb('signInFailures.expires', '<=', now)
          const more = eb('signInFailures.failures', '+', 1)
          const earlier = ref('signInFailures.expires')
          const later = ref('excluded.expires')
          return {
            failures: eb.case().when(over).then(1).else(more).end(),
            expires: renewed ? later : eb.case().when(over).then(later).else(earlier).end(),
          }
        }),
      )
      .returning('failures')
      .executeTakeFirstOrThrow()
    if (failures === 1) await db.deleteFrom('signInFailures').where('expires', '<=', now).execute()
    exceeded ||= !renewed && failures > max
  }
  if (exceeded) throw tooMany(reply, MINUTE)
}

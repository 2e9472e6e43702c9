import type { FastifyReply } from 'fastify'
import { type Db } from '../db/types'
import { HttpError } from '../http/errors'
import { hashOf } from '../http/secrets'

/** Failed sign-ins allowed. */
export interface SignInLimits {
  /** Failures of one user from one address, per minute. */
  perUsuario: number
  /** Failures from one address, with any user, per minute. */
  perAddress: number
  /** Failures of one account from anywhere; beyond it, addresses where its user has never signed in wait longer each time. */
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
  /** Lengthens the wait with each further failure, which restarts the window. */
  grows: boolean
}

const limited =
  (grows: boolean) =>
  (subject: string, max: number): Limit => ({ key: hashOf(subject), max, grows })
/** At most `max` failures in a minute, from the first. */
export const perMinute = limited(false)
/** After `max` failures, a delay that doubles from one second to a quarter of an hour; a day without failures resets it. */
export const growingDelay = limited(true)

function tooMany(reply: FastifyReply, wait: number) {
  void reply.header('retry-after', Math.ceil(wait / SECOND))
  const time = wait > MINUTE ? `${Math.ceil(wait / MINUTE)} minutos` : 'un minuto'
  return new HttpError(429, `Demasiados intentos de ingreso. Espere ${time} e intente de nuevo.`)
}

/** @throws HttpError 429 when one of the limits has been reached. */
async function assertBelow({ db, now, reply }: Attempt, limits: readonly Limit[]) {
  const keys = limits.map(({ key }) => key)
  const counted = await db
    .selectFrom('signInFailures')
    .selectAll()
    .where('key', 'in', keys)
    .where('expires', '>', now)
    .execute()
  const waits = limits.map(({ key, max, grows }) => {
    const row = counted.find((one) => one.key === key)
    if (!row || row.failures < max) return 0
    const delay = Math.min(SECOND * 2 ** (row.failures - max), LONGEST_DELAY)
    return row.expires - now - (grows ? DAY - delay : 0)
  })
  const wait = Math.max(0, ...waits)
  if (wait > 0) throw tooMany(reply, wait)
}

/**
 * Counts a failure under each limit, from 1 again when the window of the earlier ones is over. Simultaneous counts wait at the row.
 * @throws HttpError 429 when simultaneous attempts have exceeded a limit.
 */
async function countFailure({ db, now, reply }: Attempt, limits: readonly Limit[]) {
  await db.deleteFrom('signInFailures').where('expires', '<=', now).execute()
  let exceeded = false
  for (const { key, max, grows } of limits) {
    const expires = now + (grows ? DAY : MINUTE)
    const { failures } = await db
      .insertInto('signInFailures')
      .values({ key, failures: 1, expires })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet(({ eb }) => ({
          failures: eb('signInFailures.failures', '+', 1),
          ...(grows && { expires }),
        })),
      )
      .returning('failures')
      .executeTakeFirstOrThrow()
    exceeded ||= !grows && failures > max
  }
  if (exceeded) throw tooMany(reply, MINUTE)
}

/**
 * Checks an attempt within limits, and counts it when the check refuses it.
 * @param counted the limits under which a refusal counts. @returns what the check does.
 * @throws HttpError as the check does, 429 above the limits.
 */
export async function checkWithin<T>(
  attempt: Attempt,
  limits: readonly Limit[],
  check: () => Promise<T>,
  counted = limits,
) {
  await assertBelow(attempt, limits)
  const passed = await check().catch(async (error: unknown) => {
    if (error instanceof HttpError) await countFailure(attempt, counted)
    throw error
  })
  // Simultaneous guesses all pass the first check: without this one, the right guess would stand out.
  await assertBelow(attempt, limits)
  return passed
}

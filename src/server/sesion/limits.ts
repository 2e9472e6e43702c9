import type { FastifyReply } from 'fastify'
import { type Db } from '../db/types'
import { type SignInFailuresTable } from '../db/session-tables'
import { HttpError } from '../http/errors'
import { addFailure, failuresOf, hashOf } from './failures'

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
  const counted = await failuresOf(
    db,
    limits.map(({ key }) => key),
    now,
  )
  const waits = counted.map((row) => limits.find(({ key }) => key === row.key)?.waitFor(row, now) ?? 0)
  const wait = Math.max(0, ...waits)
  if (wait > 0) throw tooMany(reply, wait)
}

/** Counts a failure. @throws HttpError 429 when simultaneous attempts have exceeded a limit. */
export async function countFailure({ db, now, reply }: Attempt, limits: readonly Limit[]) {
  let exceeded = false
  for (const limit of limits) {
    const failures = await addFailure(db, limit, now)
    exceeded ||= !limit.renewed && failures > limit.max
  }
  if (exceeded) throw tooMany(reply, MINUTE)
}

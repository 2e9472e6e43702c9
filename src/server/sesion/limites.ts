import type { FastifyReply } from 'fastify'
import { type Db } from '../db/types'
import { type SignInFailuresTable } from '../db/schema'
import { tooManyRequests } from '../http/errors'
import { addFailure, failuresOf, hashOf } from './failures'

/** Failures to sign in that are free of consequences. */
export interface LimitesDeIngreso {
  /** Of one user from one address, per minute. */
  porUsuario: number
  /** Of one address, whoever it tries to be, per minute. */
  porDireccion: number
  /** Of one account from wherever; after them each makes addresses wait longer where its user has never signed in. */
  porCuenta: number
}

export const limitesNormales: LimitesDeIngreso = { porUsuario: 10, porDireccion: 60, porCuenta: 10 }

const SECOND = 1000
const MINUTE = 60 * SECOND
const LONGEST_DELAY = 15 * MINUTE
const DAY = 24 * 60 * MINUTE

/** Failures that are counted together. */
export interface Limit {
  key: string
  max: number
  window: number
  /** Whether each failure begins the window anew. */
  renewed: boolean
  /** Milliseconds until another attempt is looked at. */
  waitFor: (failures: Pick<SignInFailuresTable, 'failures' | 'expires'>, now: number) => number
}

/** At most `max` failures in the minute that the first of them begins. */
export const perMinute = (subject: string, max: number): Limit => ({
  key: hashOf(subject),
  max,
  window: MINUTE,
  renewed: false,
  waitFor: ({ failures, expires }, now) => (failures < max ? 0 : expires - now),
})

/** After `max` failures a delay that doubles from one second to a quarter of an hour; a day without any ends it. */
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
  return tooManyRequests(`Demasiados intentos de ingreso. Espere ${time} e intente de nuevo.`)
}

/** @throws HttpError 429 when one of the limits has been reached. */
export async function refuseAbove(
  { db, now, reply }: { db: Db; now: number; reply: FastifyReply },
  limits: readonly Limit[],
): Promise<void> {
  const counted = await failuresOf(
    db,
    limits.map(({ key }) => key),
    now,
  )
  const waits = counted.map((row) => limits.find(({ key }) => key === row.key)?.waitFor(row, now) ?? 0)
  const wait = Math.max(0, ...waits)
  if (wait > 0) throw tooMany(reply, wait)
}

/** Counts a failure. @throws HttpError 429 when it is one too many of those that came at once. */
export async function countFailure(
  { db, now, reply }: { db: Db; now: number; reply: FastifyReply },
  limits: readonly Limit[],
): Promise<void> {
  let exceeded = false
  for (const limit of limits) {
    const failures = await addFailure(db, limit, now)
    exceeded ||= !limit.renewed && failures > limit.max
  }
  if (exceeded) throw tooMany(reply, MINUTE)
}

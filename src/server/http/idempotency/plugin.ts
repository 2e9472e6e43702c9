import { createHmac } from 'node:crypto'
import { CABECERA_GRUPO } from '../../../contract/cabeceras'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Nouns } from '../../db/changes/noun'
import { type UnitOfWork } from '../../db/transaction'
import { type Db, type EngineDb } from '../../db/types'
import { joinAction, purgeActions } from '../actions'
import { HttpError, badRequest, conflict } from '../errors'
import { JSON_UTF8 } from '../streams'
import { NO_DATA } from '../validation'
import { findKey, purgeKeys, saveAnswer, takeKey, type Attempt } from './repository'

const GRUPO_FORMAT = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const KEY_FORMAT = /^[\x21-\x7e]{8,200}$/

declare module 'fastify' {
  interface FastifyRequest {
    /** A creating call under its key; null without key, and for a repetition. */
    attempt: Attempt | null
    /** For the write of a call: its author is recorded, a creating call's key stored and its action's mark bound, in the same transaction. */
    readonly unitOfWork: UnitOfWork
  }
}

/** The `Idempotency-Key` of a request; undefined when it has none. @throws 400 */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined || (typeof key === 'string' && KEY_FORMAT.test(key))) return key
  throw badRequest('La clave de idempotencia no es válida.')
}

/**
 * Canonical text of a call.
 * @throws 400 for a body that is nested too deeply to be written down.
 */
export function textOf({ method, params, query, body }: FastifyRequest) {
  try {
    return JSON.stringify([method, params, query, body])
  } catch (error) {
    throw error instanceof RangeError ? badRequest(NO_DATA) : error
  }
}

/** The attempt that a request makes; null for one that creates nothing, has no key, or whose route keeps its keys itself. */
function attemptOf(request: FastifyRequest, secret: string, now: number): Attempt | null {
  const { method, usuario, routeOptions } = request
  if (method !== 'POST' || !usuario || routeOptions.config.keepsKeys) return null
  const key = idempotencyKeyOf(request)
  if (key === undefined) return null
  return {
    clave: key,
    usuarioUuid: usuario.uuid,
    metodo: method,
    // The pattern, not the address: PostgreSQL's index takes no more than 2.7 kB.
    url: routeOptions.url ?? '',
    // With the server's secret: a body may hold a password, which its bare hash would give away.
    huella: createHmac('sha256', secret).update(textOf(request)).digest('hex'),
    instante: now,
  }
}

/** The stored answer to the same attempt; null when it is new. @throws 422 or 409 when it cannot be repeated. */
async function previousAnswer(db: Db, attempt: Attempt) {
  await purgeKeys(db, attempt.instante)
  await purgeActions(db, attempt.instante)
  const previous = await findKey(db, attempt)
  if (!previous) return null
  if (previous.huella !== attempt.huella)
    throw new HttpError(422, 'Esto ya se guardó antes, con otros datos. Actualice la lista y corríjalo allí.')
  if (previous.estado === null || previous.respuesta === null)
    throw conflict('Esto ya se guardó. Actualice la lista para verlo.')
  return { status: previous.estado, body: previous.respuesta }
}

/**
 * Honours `Idempotency-Key` on the POSTs of `api` that need a session, for 24 hours and for each user apart. The same key with the
 * same path, query and body is answered as the first time and stores nothing; with others it is a 422; while the first call is under
 * way, a 409. Refusals (4xx) and failures (5xx) store nothing and leave the key free, except for an attendance list
 * that was stored in part (409).
 *
 * The key is stored in the transaction of the write, by the request's `unitOfWork`: there is never a write without its key nor a key
 * without its write, whenever the process or the database ends and however many processes run. The answer is added after the write.
 * If the process ends between the two, the repetition stores nothing and gets a 409 that says that the first call was saved. A route
 * that writes without its `unitOfWork` has its key stored with the answer only, and a crash between the two could repeat it.
 */
export function idempotency(
  api: FastifyInstance,
  { db, engine, nouns, clock }: EngineDb & { nouns: Nouns; clock: () => Date },
  secret: string,
) {
  api.decorateRequest('attempt', null)
  api.decorateRequest('unitOfWork', {
    getter(this: FastifyRequest): UnitOfWork {
      const { attempt, usuario, id: solicitud, method, routeOptions } = this
      const header = [this.headers[CABECERA_GRUPO]].flat()[0]
      if (header !== undefined && !GRUPO_FORMAT.test(header)) throw badRequest('El grupo no es válido.')
      // Who signs in has no action to go on with.
      const action = usuario &&
        header !== undefined && {
          grupo: header,
          usuarioUuid: usuario.uuid,
          ruta: `${method} ${routeOptions.url}`,
        }
      const instante = clock()
      const author = { usuario, solicitud, mark: action ? header : undefined, instante }
      const before = async (trx: Db) => {
        if (attempt) await takeKey(trx, attempt)
        if (action) await joinAction(trx, action, instante)
      }
      return { db, engine, nouns, before, author, roles: usuario?.roles ?? [] }
    },
  })

  api.addHook('preHandler', async (request, reply) => {
    const attempt = attemptOf(request, secret, clock().getTime())
    const previous = attempt && (await previousAnswer(db, attempt))
    if (previous) return reply.code(previous.status).type(JSON_UTF8).send(previous.body)
    request.attempt = attempt
  })

  api.addHook('onSend', async ({ attempt, log }, { statusCode }, body: unknown) => {
    if (!attempt || statusCode >= 300 || typeof body !== 'string') return body
    // The write is stored already: a failure here is no failure of the call.
    await saveAnswer(db, attempt, statusCode, body).catch((error: unknown) =>
      log.error({ err: error }, 'answer not kept for its idempotency key'),
    )
    return body
  })
}

import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { primeroEnLaTransaccion } from '../../db/companion'
import { type Dependencies } from '../../dependencies'
import { conflict, HttpError, badRequest } from '../errors'
import { JSON_UTF8 } from '../streams'
import { saveAnswer, findKey, purgeKeys, takeKey, type Attempt } from './repository'

const KEY_FORMAT = /^[\x21-\x7e]{8,200}$/

declare module 'fastify' {
  interface FastifyRequest {
    /** The creating call under its key; null where there is none, or where its answer is being repeated. */
    attempt: Attempt | null
  }
}

/** The attempt that a request is; null for one that creates nothing or brings no key. */
function attemptOf(request: FastifyRequest, now: number): Attempt | null {
  const key = request.headers['idempotency-key']
  if (request.method !== 'POST' || key === undefined || !request.usuario) return null
  if (typeof key !== 'string' || !KEY_FORMAT.test(key))
    throw badRequest('La clave de idempotencia no es válida.')
  const { method, params, query, body } = request
  return {
    clave: key,
    usuarioUuid: request.usuario.uuid,
    metodo: method,
    // The pattern and not what was sent: PostgreSQL's index takes no more than 2.7 kB.
    url: request.routeOptions.url ?? '',
    huella: createHash('sha256')
      .update(JSON.stringify([method, params, query, body]))
      .digest('hex'),
    instante: now,
  }
}

/** The answer that was given before to the same attempt, if it was made before. @throws 422 or 409 when it cannot be repeated. */
async function previousAnswer({ db }: Dependencies, attempt: Attempt) {
  await purgeKeys(db, attempt.instante)
  const previous = await findKey(db, attempt)
  if (!previous) return null
  if (previous.huella !== attempt.huella)
    throw new HttpError(422, 'Esto ya se guardó antes, con otros datos. Actualice la lista y corríjalo allí.')
  if (previous.estado === null || previous.respuesta === null)
    throw conflict('Esto ya se guardó. Actualice la lista para verlo.')
  return { estado: previous.estado, respuesta: previous.respuesta }
}

/**
 * Honours `Idempotency-Key` on the POSTs of `api` that need a session, for 24 hours and for each user apart: the same key
 * with the same path, query and body is answered as the first time and stores nothing; with others it is a 422; while the first
 * is under way, a 409. Refusals (4xx) and failures (5xx) stored nothing, so they leave the key free to try again.
 *
 * What is guaranteed: the key is stored in the transaction of the write (`inTransaction`), so there is never a write
 * without its key nor a key without its write, whenever the process or the database ends and however many processes
 * run. The answer is added to it once the write is stored. If the process ends between the two, the repetition stores
 * nothing and is told with a 409 that the first one was saved. A route that writes outside `inTransaction` would have its
 * key stored with the answer alone: a crash between could then repeat it.
 */
export function idempotency(api: FastifyInstance, dependencies: Dependencies): void {
  const { db, clock } = dependencies
  api.decorateRequest('intento', null)

  // By callback, so that the handler runs inside the context.
  api.addHook('preHandler', (request, reply, next) => {
    const prepare = async () => {
      const attempt = attemptOf(request, clock().getTime())
      const previous = attempt && (await previousAnswer(dependencies, attempt))
      return { intento: attempt, anterior: previous }
    }
    prepare().then(({ intento: attempt, anterior: previous }) => {
      if (previous) return void reply.code(previous.estado).type(JSON_UTF8).send(previous.respuesta)
      if (!attempt) return next()
      request.attempt = attempt
      primeroEnLaTransaccion.run((trx) => takeKey(trx, attempt), next)
    }, next)
  })

  api.addHook('onSend', async ({ attempt, log }, { statusCode }, body: unknown) => {
    if (!attempt || statusCode >= 300 || typeof body !== 'string') return body
    // The write is stored: whatever becomes of its copy, the person is told so.
    await saveAnswer(db, attempt, statusCode, body).catch((error: unknown) =>
      log.error({ err: error }, 'answer not kept for its idempotency key'),
    )
    return body
  })
}

import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { primeroEnLaTransaccion } from '../db/companion'
import { type Dependencias } from '../dependencias'
import { conflicto, ErrorDeNegocio, invalido } from '../errores'
import { JSON_UTF8 } from '../piezas'
import { anotarRespuesta, buscarClave, purgarClaves, tomarClave, type Intento } from './repository'

const FORMA = /^[\x21-\x7e]{8,200}$/

declare module 'fastify' {
  interface FastifyRequest {
    /** The creating call under its key; null where there is none, or where its answer is being repeated. */
    intento: Intento | null
  }
}

/** The attempt that a request is; null for one that creates nothing or brings no key. */
function intentoDe(request: FastifyRequest, ahora: number): Intento | null {
  const clave = request.headers['idempotency-key']
  if (request.method !== 'POST' || clave === undefined || !request.usuario) return null
  if (typeof clave !== 'string' || !FORMA.test(clave))
    throw invalido('La clave de idempotencia no es válida.')
  const { method, params, query, body } = request
  return {
    clave,
    usuarioUuid: request.usuario.uuid,
    metodo: method,
    // The pattern and not what was sent: PostgreSQL's index takes no more than 2.7 kB.
    url: request.routeOptions.url ?? '',
    huella: createHash('sha256')
      .update(JSON.stringify([method, params, query, body]))
      .digest('hex'),
    instante: ahora,
  }
}

/** The answer that was given before to the same attempt, if it was made before. @throws 422 or 409 when it cannot be repeated. */
async function respuestaAnterior({ db }: Dependencias, intento: Intento) {
  await purgarClaves(db, intento.instante)
  const anterior = await buscarClave(db, intento)
  if (!anterior) return null
  if (anterior.huella !== intento.huella)
    throw new ErrorDeNegocio(
      422,
      'Esto ya se guardó antes, con otros datos. Actualice la lista y corríjalo allí.',
    )
  if (anterior.estado === null || anterior.respuesta === null)
    throw conflicto('Esto ya se guardó. Actualice la lista para verlo.')
  return { estado: anterior.estado, respuesta: anterior.respuesta }
}

/**
 * Honours `Idempotency-Key` on the POSTs of `api` that need a session, for 24 hours and for each user apart: the same key
 * with the same path, query and body is answered as the first time and stores nothing; with others it is a 422; while the first
 * is under way, a 409. Refusals (4xx) and failures (5xx) stored nothing, so they leave the key free to try again; an attendance list that
 * was stored in part (409) is not stored again.
 *
 * What is guaranteed: the key is stored in the transaction of the write (`enTransaccion`), so there is never a write
 * without its key nor a key without its write, whenever the process or the database ends and however many processes
 * run. The answer is added to it once the write is stored. If the process ends between the two, the repetition stores
 * nothing and is told with a 409 that the first one was saved. A route that writes outside `enTransaccion` would have its
 * key stored with the answer alone: a crash between could then repeat it.
 */
export function idempotencia(api: FastifyInstance, dependencias: Dependencias): void {
  const { db, reloj } = dependencias
  api.decorateRequest('intento', null)

  // By callback, so that the handler runs inside the context.
  api.addHook('preHandler', (request, reply, seguir) => {
    const preparar = async () => {
      const intento = intentoDe(request, reloj().getTime())
      const anterior = intento && (await respuestaAnterior(dependencias, intento))
      return { intento, anterior }
    }
    preparar().then(({ intento, anterior }) => {
      if (anterior) return void reply.code(anterior.estado).type(JSON_UTF8).send(anterior.respuesta)
      if (!intento) return seguir()
      request.intento = intento
      primeroEnLaTransaccion.run((trx) => tomarClave(trx, intento), seguir)
    }, seguir)
  })

  api.addHook('onSend', async ({ intento, log }, { statusCode }, cuerpo: unknown) => {
    if (!intento || statusCode >= 300 || typeof cuerpo !== 'string') return cuerpo
    // The write is stored: whatever becomes of its copy, the person is told so.
    await anotarRespuesta(db, intento, statusCode, cuerpo).catch((error: unknown) =>
      log.error({ err: error }, 'answer not kept for its idempotency key'),
    )
    return cuerpo
  })
}

import jwt from '@fastify/jwt'
import type { FastifyInstance } from 'fastify'
import { CABECERA_TOKEN_RENOVADO } from '../../contract/cabeceras'
import { puede } from '../../contract/permisos'
import { type Dependencies } from '../dependencies'
import { fieldError, forbidden, unauthorized } from '../http/errors'
import { findBySesion } from './usuarios'
import { markSeen } from './open-sesiones'
import { jwtSecretOf } from './jwt-secret'
import { signToken, readToken, tokenOptions, needsRenewal } from './token'

/**
 * Requires a session and the route's `permiso` on every route of `api` that is not `isPublic`, before the body is read.
 *
 * The user is read from the database at each request, so a lost role, a disabled user, a raised session version or a sign-out counts
 * at once, whatever the token says. Who has a password of somebody else's choice gets no further than its change. An answer's header renews the token of a user at work.
 */
export async function authentication(api: FastifyInstance, { db, config, clock }: Dependencies) {
  await api.register(jwt, { secret: jwtSecretOf(config), ...tokenOptions })

  api.decorateRequest('usuario', null)
  api.decorateRequest('sesion', null)
  api.decorateRequest('account', null)
  api.addHook('onRequest', async (request) => {
    const { permiso, isPublic, withProvisionalClave, isAutomatic } = request.routeOptions.config
    if (isPublic || request.is404) return
    const sesion = await readToken(request, clock())
    const usuario = sesion && (await findBySesion(db, sesion))
    if (!usuario) throw unauthorized()
    request.account = usuario.username
    // The field tells a program this refusal from one for want of a role.
    if (usuario.claveProvisional === 1 && !withProvisionalClave)
      throw fieldError(403, 'clave', 'Cambie su clave para continuar.')
    if (permiso && permiso !== 'sesion' && !puede(usuario.roles, permiso)) throw forbidden()
    request.usuario = usuario
    request.sesion = sesion
    if (isAutomatic) return
    // Only warns, so that reads are answered even when nothing can be written.
    await markSeen(db, { sid: sesion.sid, visto: usuario.visto }, clock()).catch((error: unknown) =>
      request.log.warn({ err: error }, 'sign-in not marked as in use'),
    )
  })

  // No token on an answer that the browser caches, nor on a 304 that freshens one: the next user of the browser would get it.
  api.addHook('onSend', async ({ sesion, routeOptions }, reply, body: unknown) => {
    if (sesion && !routeOptions.config.isAutomatic && reply.statusCode < 300 && needsRenewal(sesion, clock()))
      void reply
        .header(CABECERA_TOKEN_RENOVADO, signToken(api, sesion, clock()))
        .header('cache-control', 'no-store')
    return body
  })
}

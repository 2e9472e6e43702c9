import jwt from '@fastify/jwt'
import type { FastifyInstance } from 'fastify'
import { CABECERA_TOKEN_RENOVADO } from '../../contract/cabeceras'
import { puede } from '../../contract/permisos'
import { type Dependencies } from '../dependencies'
import { forbidden, unauthorized } from '../http/errors'
import { usuarioDeSesion } from '../usuarios/repository'
import { secretoDe } from './secreto'
import { firmarToken, leerToken, opcionesDeToken, pideRenovacion } from './token'

/**
 * Makes every route of `api` that is not `isPublic` ask for a session and for its `permiso`, before the body is read.
 *
 * The user is read from the database at each request: a role taken away, a user disabled, a session version raised or a
 * sign-out counts at once, whatever the token says. Whoever works on has their token renewed in an answer's header.
 */
export async function autenticacion(
  api: FastifyInstance,
  { db, config, clock }: Dependencies,
): Promise<void> {
  await api.register(jwt, { secret: secretoDe(config), ...opcionesDeToken })

  api.decorateRequest('usuario', null)
  api.decorateRequest('sesion', null)
  api.decorateRequest('account', null)
  api.addHook('onRequest', async (request) => {
    const { permiso, isPublic } = request.routeOptions.config
    if (isPublic || request.is404) return
    const sesion = await leerToken(request, clock())
    const usuario = sesion && (await usuarioDeSesion(db, sesion))
    if (!usuario) throw unauthorized()
    request.account = usuario.username
    if (permiso && permiso !== 'sesion' && !puede(usuario.roles, permiso)) throw forbidden()
    request.usuario = usuario
    request.sesion = sesion
  })

  // A token stands on no answer that a browser keeps, or it would be handed to whoever uses it next: not on a 304, which
  // freshens a kept one.
  api.addHook('onSend', async ({ sesion }, reply, cuerpo: unknown) => {
    if (sesion && reply.statusCode < 300 && pideRenovacion(sesion, clock()))
      void reply
        .header(CABECERA_TOKEN_RENOVADO, firmarToken(api, sesion, clock()))
        .header('cache-control', 'no-store')
    return cuerpo
  })
}

import jwt from '@fastify/jwt'
import type { FastifyInstance } from 'fastify'
import { CABECERA_TOKEN_RENOVADO } from '../../contract/cabeceras'
import { puede } from '../../contract/permisos'
import { type Dependencias } from '../dependencias'
import { prohibido, sinSesion } from '../errores'
import { usuarioDeSesion } from '../usuarios/repository'
import { secretoDe } from './secreto'
import { firmarToken, leerToken, opcionesDeToken, pideRenovacion } from './token'

/**
 * Makes every route of `api` that is not `publica` ask for a session and for its `permiso`, before the body is read.
 *
 * The user is read from the database at each request: a role taken away, a user disabled, a session version raised or a
 * sign-out counts at once, whatever the token says. Whoever works on has their token renewed in an answer's header.
 */
export async function autenticacion(
  api: FastifyInstance,
  { db, config, reloj }: Dependencias,
): Promise<void> {
  await api.register(jwt, { secret: secretoDe(config), ...opcionesDeToken })

  api.decorateRequest('usuario', null)
  api.decorateRequest('sesion', null)
  api.decorateRequest('account', null)
  api.addHook('onRequest', async (request) => {
    const { permiso, publica } = request.routeOptions.config
    if (publica || request.is404) return
    const sesion = await leerToken(request, reloj())
    const usuario = sesion && (await usuarioDeSesion(db, sesion))
    if (!usuario) throw sinSesion()
    request.account = usuario.username
    if (permiso && permiso !== 'sesion' && !puede(usuario.roles, permiso)) throw prohibido()
    request.usuario = usuario
    request.sesion = sesion
  })

  // A token stands on no answer that a browser keeps, or it would be handed to whoever uses it next: not on a 304, which
  // freshens a kept one.
  api.addHook('onSend', async ({ sesion }, reply, cuerpo: unknown) => {
    if (sesion && reply.statusCode < 300 && pideRenovacion(sesion, reloj()))
      void reply
        .header(CABECERA_TOKEN_RENOVADO, firmarToken(api, sesion, reloj()))
        .header('cache-control', 'no-store')
    return cuerpo
  })
}

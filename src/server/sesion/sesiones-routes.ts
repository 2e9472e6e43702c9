import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { MensajeSchema } from '../../contract/errores'
import { SesionAbiertaSchema, SidQuerySchema } from '../../contract/sesion'
import * as z from '../../contract/zod'
import { type Dependencies } from '../dependencies'
import { notFound } from '../http/errors'
import { logSecurity } from '../http/security-log'
import { endSesiones, listSesiones } from './open-sesiones'
import { sesionOf } from './usuario'

/** A person's own sign-ins on all of their devices. */
export const sesionesRoutes =
  ({ db, clock }: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/auth/sesiones',
      { schema: { response: { 200: z.array(SesionAbiertaSchema) } } },
      async (request) => listSesiones(db, sesionOf(request).sesion, clock()),
    )

    app.delete(
      '/auth/sesiones',
      {
        config: { permiso: 'sesion' },
        schema: { querystring: SidQuerySchema, response: { 200: MensajeSchema } },
      },
      async (request) => {
        const { sesion } = sesionOf(request)
        const { sid } = request.query
        if ((await endSesiones(db, sesion, '=', sid)) === 0) throw notFound('Esa sesión ya terminó.')
        // Not renewed by this answer when it was the one that asks.
        if (sid === sesion.sid) request.sesion = null
        logSecurity(request, 'session_expired', { reason: 'ended by its user' })
        return { mensaje: 'Sesión terminada.' }
      },
    )

    app.delete(
      '/auth/sesiones/otras',
      { config: { permiso: 'sesion' }, schema: { response: { 200: MensajeSchema } } },
      async (request) => {
        const { sesion } = sesionOf(request)
        await endSesiones(db, sesion, '!=', sesion.sid)
        logSecurity(request, 'session_expired', { reason: 'others ended by their user' })
        return { mensaje: 'Las demás sesiones terminaron.' }
      },
    )
  }

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { PresentesSchema } from '../../contract/eventos'
import { RegistroQuerySchema } from '../../contract/historial'
import { puedeLeer } from '../../contract/permisos'
import type { Dependencies } from '../dependencies'
import { forbidden } from '../http/errors'
import { sesionOf } from '../sesion/usuario'
import { noteSign, othersAt } from './repository'

/** Who has a record open: beyond section 7, on our own server alone. */
export const presenciaRoutes =
  ({ db, clock }: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/presencia',
      {
        schema: { body: RegistroQuerySchema, response: { 200: PresentesSchema } },
        config: { permiso: 'sesion', isAutomatic: true },
      },
      async (request) => {
        const { usuario } = sesionOf(request)
        if (!puedeLeer(usuario.roles, request.body.sustantivo)) throw forbidden()
        const now = clock().getTime()
        await noteSign(db, usuario.uuid, request.body, now)
        return { otros: await othersAt(db, usuario.uuid, request.body, now) }
      },
    )
  }

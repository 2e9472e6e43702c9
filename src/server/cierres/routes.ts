import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  CajaSchema,
  CierreNuevoSchema,
  CierresQuerySchema,
  CierresSchema,
  ReaperturaSchema,
} from '../../contract/cierres'
import { UuidQuerySchema } from '../../contract/textos'
import { LECTURA } from '../../contract/permisos'
import type { Dependencies } from '../dependencies'
import { sesionOf } from '../sesion/usuario'
import { closeTill } from './close'
import { reopenTill } from './reopen'
import { cierresOf } from './tills'

/** Closing the till: beyond section 7, on our own server alone. Its PDF is among the documentos. */
export const cierresRoutes =
  (deps: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    const counting = () => ({ today: deps.today(), segun: deps.config.cierreSegun })

    app.get(
      '/cierres',
      {
        schema: { querystring: CierresQuerySchema, response: { 200: CierresSchema } },
        config: { permiso: LECTURA.cierres },
      },
      async (request) =>
        cierresOf(deps, { fecha: request.query.fecha, ...counting() }, sesionOf(request).usuario.username),
    )

    app.post(
      '/cierres',
      {
        schema: { body: CierreNuevoSchema, response: { 201: CajaSchema } },
        config: { permiso: 'cerrarCaja' },
      },
      async (request) =>
        closeTill(request.unitOfWork, request.body, {
          usuario: sesionOf(request).usuario,
          ...counting(),
        }),
    )

    app.put(
      '/cierres/reabrir',
      {
        schema: { querystring: UuidQuerySchema, body: ReaperturaSchema, response: { 200: CajaSchema } },
        config: { permiso: 'reabrirCaja' },
      },
      async ({ query, body, unitOfWork }) => reopenTill(unitOfWork, query.uuid, body, counting()),
    )
  }

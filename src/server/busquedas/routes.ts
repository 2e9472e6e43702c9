import { type FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  BusquedaFilaSchema,
  BusquedaQuerySchema,
  BusquedaSchema,
  EdicionBusquedaSchema,
} from '../../contract/busquedas'
import { MensajeSchema } from '../../contract/errores'
import * as z from '../../contract/zod'
import { type Dependencies } from '../dependencies'
import { uuidOf } from '../sesion/usuario'
import { createBusqueda, deleteBusqueda, editBusqueda, listBusquedas } from './repository'

/** Saved searches: beyond section 7, on our own server alone. Everybody has their own. */
export const busquedasRoutes =
  ({ db }: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    const config = { permiso: 'sesion' } as const

    app.get(
      '/busquedas',
      { schema: { response: { 200: z.array(BusquedaFilaSchema) } }, config },
      async (request) => listBusquedas(db, uuidOf(request)),
    )

    app.post(
      '/busquedas',
      { schema: { body: BusquedaSchema, response: { 201: BusquedaFilaSchema } }, config },
      async (request) => createBusqueda(request.unitOfWork, request.body, uuidOf(request)),
    )

    app.put(
      '/busquedas/busqueda',
      {
        schema: {
          querystring: BusquedaQuerySchema,
          body: EdicionBusquedaSchema,
          response: { 200: BusquedaFilaSchema },
        },
        config,
      },
      async (request) => {
        const { version, ...data } = request.body
        return editBusqueda(request.unitOfWork, request.query.uuid, data, {
          usuarioUuid: uuidOf(request),
          seen: version,
        })
      },
    )

    app.delete(
      '/busquedas',
      { schema: { querystring: BusquedaQuerySchema, response: { 200: MensajeSchema } }, config },
      async (request) => {
        await deleteBusqueda(request.unitOfWork, request.query.uuid, uuidOf(request))
        return { mensaje: 'Búsqueda eliminada exitosamente.' }
      },
    )
  }

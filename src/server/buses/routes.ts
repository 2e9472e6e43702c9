import { type FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { BusFilaSchema, BusSchema, NumeroQuerySchema } from '../../contract/buses'
import * as z from '../../contract/zod'
import { type Dependencies } from '../dependencies'
import { createBus, editBus, listBuses } from './repository'

/** The rows of section 7 for /buses. */
export const busesRoutes =
  (deps: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/buses', { schema: { response: { 200: z.array(BusFilaSchema) } } }, async () =>
      listBuses(deps.db),
    )

    app.post(
      '/buses',
      { schema: { body: BusSchema, response: { 201: BusFilaSchema } }, config: { permiso: 'crearBus' } },
      async ({ body: { version: _version, ...data }, unitOfWork }) => createBus(unitOfWork, data),
    )

    // The query has the stored numero: the body may bring another one.
    app.put(
      '/buses/bus/actualizar',
      {
        schema: { querystring: NumeroQuerySchema, body: BusSchema, response: { 200: BusFilaSchema } },
        config: { permiso: 'editarBus' },
      },
      async ({ query, body: { version, ...data }, unitOfWork }) =>
        editBus(unitOfWork, query.numero, data, version),
    )
  }

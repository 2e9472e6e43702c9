import { type FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { BusFilaSchema, BusSchema, NumeroQuerySchema } from '../../contract/buses'
import * as z from '../../contract/zod'
import { type Dependencies } from '../dependencies'
import { crearBus, editarBus, listarBuses } from './repository'

/** The rows of section 7 for /buses. */
export const rutasBuses =
  (deps: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/buses', { schema: { response: { 200: z.array(BusFilaSchema) } } }, async () =>
      listarBuses(deps.db),
    )

    app.post(
      '/buses',
      { schema: { body: BusSchema, response: { 201: BusFilaSchema } }, config: { permiso: 'crearBus' } },
      async ({ body: { version: _version, ...datos }, unitOfWork }, reply) =>
        reply.code(201).send(await crearBus(unitOfWork, datos)),
    )

    // The query names the bus as stored, because the body may bring another numero.
    app.put(
      '/buses/bus/actualizar',
      {
        schema: { querystring: NumeroQuerySchema, body: BusSchema, response: { 200: BusFilaSchema } },
        config: { permiso: 'editarBus' },
      },
      async ({ query, body: { version, ...datos } }) => editarBus(deps, query.numero, datos, version),
    )
  }

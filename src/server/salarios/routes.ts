import { type FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { FiltroSalariosSchema, TablaSalariosSchema } from '../../contract/salarios'
import { type Dependencias } from '../dependencias'
import { enviarPiezas } from '../piezas'
import { tablaSalarios } from './repository'

/** The row of section 7 for /salarios. */
export const rutasSalarios =
  (deps: Dependencias): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/salarios',
      { schema: { querystring: FiltroSalariosSchema, response: { 200: TablaSalariosSchema } } },
      async (request, reply) => enviarPiezas(request, reply, tablaSalarios(deps, request.query)),
    )
  }

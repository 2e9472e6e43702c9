import { type FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { FiltroSalariosSchema } from '../../contract/salarios'
import { type Dependencias } from '../dependencias'
import { tablaSalarios } from './repository'

/** The row of section 7 for /salarios. */
export const rutasSalarios =
  (deps: Dependencias): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/salarios', { schema: { querystring: FiltroSalariosSchema } }, async ({ query }, reply) =>
      reply.type('application/json; charset=utf-8').send(await tablaSalarios(deps, query)),
    )
  }

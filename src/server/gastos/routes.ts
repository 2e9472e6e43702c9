import { type FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { FiltroGastosSchema } from '../../contract/gastos'
import { type Dependencias } from '../dependencias'
import { reporteGastos } from './repository'

/** The row of section 7 for /reporte/gastos. */
export const rutasGastos =
  (deps: Dependencias): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/reporte/gastos', { schema: { querystring: FiltroGastosSchema } }, async ({ query }, reply) =>
      reply.type('application/json; charset=utf-8').send(await reporteGastos(deps, query)),
    )
  }

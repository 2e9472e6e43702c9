import { type FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { FiltroSalariosSchema, ResumenSalariosSchema, TablaSalariosSchema } from '../../contract/salarios'
import { type Dependencies } from '../dependencies'
import { sendList } from '../long-lists'
import { listSalarios } from './repository'
import { sumSalarios } from './summary'

/** The row of section 7 for /salarios, and what it adds up to. */
export const salariosRoutes =
  (deps: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/salarios',
      { schema: { querystring: FiltroSalariosSchema, response: { 200: TablaSalariosSchema } } },
      async (request, reply) => sendList(deps, request, reply, (base) => listSalarios(base, request.query)),
    )

    app.get(
      '/salarios/resumen',
      { schema: { querystring: FiltroSalariosSchema, response: { 200: ResumenSalariosSchema } } },
      async ({ query }) => sumSalarios(deps, query),
    )
  }

import { type FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { FiltroGastosSchema, ReporteGastosSchema } from '../../contract/gastos'
import { type Dependencies } from '../dependencies'
import { sendList } from '../long-lists'
import { listGastos } from './repository'

/** The row of section 7 for /reporte/gastos. */
export const gastosRoutes =
  (deps: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/reporte/gastos',
      { schema: { querystring: FiltroGastosSchema, response: { 200: ReporteGastosSchema } } },
      async (request, reply) => sendList(deps, request, reply, (base) => listGastos(base, request.query)),
    )
  }

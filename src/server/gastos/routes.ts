import { type FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  FiltroGastosSchema,
  FiltroResumenGastosSchema,
  ReporteGastosSchema,
  ResumenGastosSchema,
} from '../../contract/gastos'
import { type Dependencies } from '../dependencies'
import { sendList } from '../long-lists'
import { listGastos } from './repository'
import { sumGastos } from './summary'

/** The row of section 7 for /reporte/gastos, and what it adds up to. */
export const gastosRoutes =
  (deps: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/reporte/gastos',
      { schema: { querystring: FiltroGastosSchema, response: { 200: ReporteGastosSchema } } },
      async (request, reply) => sendList(deps, request, reply, (base) => listGastos(base, request.query)),
    )

    app.get(
      '/reporte/gastos/resumen',
      { schema: { querystring: FiltroResumenGastosSchema, response: { 200: ResumenGastosSchema } } },
      async ({ query }) => sumGastos(deps, query),
    )
  }

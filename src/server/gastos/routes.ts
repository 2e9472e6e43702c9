import { type FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { FiltroGastosSchema, ReporteGastosSchema } from '../../contract/gastos'
import { type Dependencies } from '../dependencies'
import { sendJsonStream } from '../http/streams'
import { reporteGastos } from './repository'

/** The row of section 7 for /reporte/gastos. */
export const rutasGastos =
  (deps: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/reporte/gastos',
      { schema: { querystring: FiltroGastosSchema, response: { 200: ReporteGastosSchema } } },
      async (request, reply) =>
        sendJsonStream(request, reply, reporteGastos(deps.readSnapshot, request.query)),
    )
  }

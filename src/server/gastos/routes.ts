import { type FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { FiltroGastosSchema, ReporteGastosSchema } from '../../contract/gastos'
import { type Dependencias } from '../dependencias'
import { enviarPiezas } from '../piezas'
import { reporteGastos } from './repository'

/** The row of section 7 for /reporte/gastos. */
export const rutasGastos =
  (deps: Dependencias): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/reporte/gastos',
      { schema: { querystring: FiltroGastosSchema, response: { 200: ReporteGastosSchema } } },
      async (request, reply) => enviarPiezas(request, reply, reporteGastos(deps, request.query)),
    )
  }

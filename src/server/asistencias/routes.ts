import { type FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  AsistenciaFilaSchema,
  AsistenciasSchema,
  FechaAsistenciaQuerySchema,
  MesQuerySchema,
  ReporteAsistenciaFilaSchema,
} from '../../contract/asistencias'
import { anioDelUltimoMes, limitesDelMes } from '../../contract/fechas'
import * as z from '../../contract/zod'
import { type Dependencies } from '../dependencies'
import { sendJsonStream } from '../http/streams'
import { jsonArray } from '../streaming/json-stream'
import { prepararAsistencias } from './propuestas'
import { reporteDeAsistencias } from './reporte'
import { asistenciasPorDias, guardarAsistencias, listarAsistencias } from './repository'

const LISTA = { 200: z.array(AsistenciaFilaSchema) }

/** The rows of section 7 for /asistencias. A month comes without its year: the latest such month that has begun. */
export const asistenciasRoutes =
  (deps: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, today } = deps
    const limites = (mes: number) => limitesDelMes(anioDelUltimoMes(mes, today()), mes)

    app.post(
      '/asistencias',
      { schema: { body: AsistenciasSchema, response: LISTA }, config: { permiso: 'registrarAsistencias' } },
      async ({ body, unitOfWork }) => guardarAsistencias(unitOfWork, body),
    )

    app.get(
      '/asistencias/mes',
      { schema: { querystring: MesQuerySchema, response: LISTA } },
      async (request, reply) => {
        const { desde, hasta } = limites(request.query.mes)
        const piezas = deps.readSnapshot((base) => asistenciasPorDias(base, desde, hasta))
        return sendJsonStream(request, reply, jsonArray(piezas))
      },
    )

    app.get(
      '/asistencias/fecha',
      { schema: { querystring: FechaAsistenciaQuerySchema, response: LISTA } },
      async ({ query: { fecha, crear } }) =>
        crear ? prepararAsistencias(db, fecha) : listarAsistencias(db, fecha, fecha),
    )

    app.get(
      '/asistencias/reporte/mes',
      { schema: { querystring: MesQuerySchema, response: { 200: z.array(ReporteAsistenciaFilaSchema) } } },
      async ({ query }) => {
        const { desde, hasta } = limites(query.mes)
        return reporteDeAsistencias(db, desde, hasta)
      },
    )
  }

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
import { jsonArray } from '../streaming/json-stream'
import { sendList } from '../long-lists'
import { proposeAsistencias } from './proposals'
import { reportAsistencias } from './report'
import { listAsistencias, readAsistencias } from './repository'
import { saveAsistencias } from './save'

const LIST = { 200: z.array(AsistenciaFilaSchema) }

/** The rows of section 7 for /asistencias. A month comes without its year: the latest such month that has begun. */
export const asistenciasRoutes =
  (deps: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, today } = deps
    const monthBounds = (mes: number) => limitesDelMes(anioDelUltimoMes(mes, today()), mes)

    app.post(
      '/asistencias',
      { schema: { body: AsistenciasSchema, response: LIST }, config: { permiso: 'registrarAsistencias' } },
      async ({ body, unitOfWork }) => saveAsistencias(unitOfWork, body, today()),
    )

    app.get(
      '/asistencias/mes',
      { schema: { querystring: MesQuerySchema, response: LIST } },
      async (request, reply) => {
        const { desde, hasta } = monthBounds(request.query.mes)
        return sendList(deps, request, reply, ({ db }) => jsonArray(readAsistencias(db, desde, hasta)))
      },
    )

    app.get(
      '/asistencias/fecha',
      { schema: { querystring: FechaAsistenciaQuerySchema, response: LIST } },
      async ({ query: { fecha, crear } }) =>
        crear ? proposeAsistencias(db, fecha) : listAsistencias(db, fecha, fecha),
    )

    app.get(
      '/asistencias/reporte/mes',
      { schema: { querystring: MesQuerySchema, response: { 200: z.array(ReporteAsistenciaFilaSchema) } } },
      async ({ query }) => {
        const { desde, hasta } = monthBounds(query.mes)
        return reportAsistencias(db, desde, hasta)
      },
    )
  }

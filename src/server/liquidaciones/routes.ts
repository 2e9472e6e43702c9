import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { MensajeSchema } from '../../contract/errores'
import {
  CambiosDeLiquidacionesSchema,
  CambiosDesdeQuerySchema,
  DetalleQuerySchema,
  EliminarLiquidacionQuerySchema,
  FiltroLiquidacionesSchema,
  PlanillaFilaSchema,
  PlanillaQuerySchema,
} from '../../contract/liquidacionesQueries'
import {
  CifrasSumadasSchema,
  EstimadoSchema,
  LiquidacionDetalleSchema,
  LiquidacionExportadaSchema,
  LiquidacionFilaSchema,
  LiquidacionSchema,
} from '../../contract/liquidaciones'
import { HabitualesSchema } from '../../contract/habituales'
import { SensoresSchema } from '../../contract/sensores'
import * as z from '../../contract/zod'
import { withReason } from '../db/transaction'
import type { Dependencies } from '../dependencies'
import { assertNotDeleted } from '../locks/deleted'
import { HttpError, fieldError } from '../http/errors'
import { sendList } from '../long-lists'
import { listChangesSince } from './list-changes'
import { detailByBus, detailByUuid, withKnown } from './detail'
import { deleteLiquidacion, saveLiquidacion } from './save'
import { estimate } from './draft'
import { createList } from './list'
import { exportedLiquidaciones, searchLiquidaciones } from './search'
import { saveSensores, namingTheRow } from './sensores'
import { habituales } from './usual'
import { daySheet } from './day-sheet'

const LIST = { 200: z.array(LiquidacionFilaSchema) }

/** The rows of section 7 for /liquidaciones. */
export const liquidacionesRoutes =
  (deps: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/liquidaciones/table', { schema: { response: LIST } }, createList(deps))

    app.get(
      '/liquidaciones/v2/table',
      { schema: { querystring: FiltroLiquidacionesSchema, response: LIST } },
      async (request, reply) =>
        sendList(deps, request, reply, (base) => searchLiquidaciones(base, request.query)),
    )

    // Beyond the table: what keeps a list up to date that was asked for whole.
    app.get(
      '/liquidaciones/cambios',
      {
        schema: { querystring: CambiosDesdeQuerySchema, response: { 200: CambiosDeLiquidacionesSchema } },
        config: { isAutomatic: true },
      },
      async ({ query }) => listChangesSince(deps.db, query.desde),
    )

    // Beyond the table: what Exportar adds on our own server.
    app.get(
      '/liquidaciones/exportacion',
      {
        schema: {
          querystring: FiltroLiquidacionesSchema,
          response: { 200: z.array(LiquidacionExportadaSchema) },
        },
      },
      async (request, reply) =>
        sendList(deps, request, reply, (base) => exportedLiquidaciones(base, request.query)),
    )

    // Beyond the table: by what unlikely figures are asked of.
    app.get('/liquidaciones/habituales', { schema: { response: { 200: HabitualesSchema } } }, () =>
      habituales(deps.db),
    )

    app.get(
      '/liquidaciones/detalle',
      { schema: { querystring: DetalleQuerySchema, response: { 200: LiquidacionDetalleSchema } } },
      async ({ query: { uuid, fecha = '', busNumero = '' }, unitOfWork: { roles } }) => {
        const detail = await (uuid ? detailByUuid(deps.db, uuid) : detailByBus(deps.db, fecha, busNumero))
        return (await withKnown(deps.db, [detail], roles))[0]!
      },
    )

    // Beyond the table: a day's sheet in one call.
    app.get(
      '/liquidaciones/planilla',
      { schema: { querystring: PlanillaQuerySchema, response: { 200: z.array(PlanillaFilaSchema) } } },
      ({ query: { fecha }, unitOfWork: { roles } }) => daySheet(deps.db, fecha, roles),
    )

    // Beyond the table: what the form comes to. It stores nothing, its key neither.
    app.post(
      '/liquidaciones/estimado',
      {
        schema: { body: EstimadoSchema, response: { 200: CifrasSumadasSchema } },
        config: { permiso: 'sesion', keepsKeys: true },
      },
      ({ body }) => estimate(deps.db, body),
    )

    app.post(
      '/liquidaciones',
      {
        schema: { body: LiquidacionSchema, response: { 201: LiquidacionFilaSchema } },
        config: { permiso: 'crearLiquidacion' },
      },
      async ({ body, unitOfWork }) => {
        await assertNotDeleted(deps.db, 'liquidaciones', body.uuid)
        return saveLiquidacion(unitOfWork, body, deps.today())
      },
    )

    app.put(
      '/liquidaciones/liquidar',
      {
        schema: { body: LiquidacionSchema, response: { 200: LiquidacionFilaSchema } },
        config: { permiso: 'liquidar' },
      },
      async ({ body, unitOfWork }) => {
        if (!body.uuid) throw fieldError(400, 'uuid', 'Indique el uuid de la liquidación.')
        return saveLiquidacion(unitOfWork, body, deps.today())
      },
    )

    app.post(
      '/liquidaciones/sensores',
      {
        schema: { body: SensoresSchema, response: LIST },
        config: { permiso: 'ingresarSensores' },
        // The handler adds the row's number to the refusal.
        attachValidation: true,
      },
      async ({ body, validationError, unitOfWork }) => {
        if (validationError instanceof HttpError) throw namingTheRow(validationError)
        if (validationError) throw validationError
        return saveSensores(unitOfWork, body)
      },
    )

    app.delete(
      '/liquidaciones',
      {
        schema: { querystring: EliminarLiquidacionQuerySchema, response: { 200: MensajeSchema } },
        config: { permiso: 'eliminarLiquidacion' },
      },
      async ({ query: { uuid, motivo }, unitOfWork }) => {
        await deleteLiquidacion(withReason(unitOfWork, motivo), uuid)
        return { mensaje: 'Liquidación eliminada.' }
      },
    )
  }

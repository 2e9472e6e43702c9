import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { MensajeSchema } from '../../contract/errores'
import { UuidQuerySchema } from '../../contract/festivos'
import {
  DetalleQuerySchema,
  FiltroLiquidacionesSchema,
  LiquidacionDetalleSchema,
  LiquidacionFilaSchema,
  LiquidacionSchema,
  SensoresSchema,
} from '../../contract/liquidaciones'
import * as z from '../../contract/zod'
import type { Dependencies } from '../dependencies'
import { HttpError, badRequest } from '../http/errors'
import { sendJsonStream } from '../http/streams'
import { detallePorBus, detallePorUuid } from './detalle'
import { eliminarLiquidacion, guardarLiquidacion } from './escritura'
import { crearLista } from './lista'
import { paginasDeLiquidaciones } from './paginas'
import { ingresarSensores, nombrandoLaFila } from './sensores'

/** The rows of section 7 for /liquidaciones. */
export const rutasLiquidaciones =
  (deps: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/liquidaciones/table',
      { schema: { response: { 200: z.array(LiquidacionFilaSchema) } } },
      crearLista(deps),
    )

    app.get(
      '/liquidaciones/v2/table',
      {
        schema: { querystring: FiltroLiquidacionesSchema, response: { 200: z.array(LiquidacionFilaSchema) } },
      },
      async (request, reply) =>
        sendJsonStream(request, reply, paginasDeLiquidaciones(deps.readSnapshot, request.query)),
    )

    app.get(
      '/liquidaciones/detalle',
      { schema: { querystring: DetalleQuerySchema, response: { 200: LiquidacionDetalleSchema } } },
      async ({ query }) =>
        'uuid' in query
          ? detallePorUuid(deps.db, query.uuid)
          : detallePorBus(deps.db, query.fecha, query.busNumero),
    )

    app.post(
      '/liquidaciones',
      {
        schema: { body: LiquidacionSchema, response: { 201: LiquidacionFilaSchema } },
        config: { permiso: 'crearLiquidacion' },
      },
      async ({ body, usuario }, reply) =>
        reply.code(201).send(await guardarLiquidacion(deps, body, usuario?.roles ?? [])),
    )

    app.put(
      '/liquidaciones/liquidar',
      {
        schema: { body: LiquidacionSchema, response: { 200: LiquidacionFilaSchema } },
        config: { permiso: 'liquidar' },
      },
      async ({ body, usuario }) => {
        if (body.uuid) return guardarLiquidacion(deps, body, usuario?.roles ?? [])
        const mensaje = 'Indique el uuid de la liquidación.'
        throw badRequest(mensaje, { uuid: mensaje })
      },
    )

    app.post(
      '/liquidaciones/sensores',
      {
        schema: { body: SensoresSchema, response: { 200: z.array(LiquidacionFilaSchema) } },
        config: { permiso: 'ingresarSensores' },
        // So that the refusal of a bad row can say which one it is.
        attachValidation: true,
      },
      async ({ body, validationError }) => {
        if (validationError instanceof HttpError) throw nombrandoLaFila(validationError)
        if (validationError) throw validationError
        return ingresarSensores(deps, body)
      },
    )

    app.delete(
      '/liquidaciones',
      {
        schema: { querystring: UuidQuerySchema, response: { 200: MensajeSchema } },
        config: { permiso: 'eliminarLiquidacion' },
      },
      async ({ query }) => {
        await eliminarLiquidacion(deps, query.uuid)
        return { mensaje: 'Liquidación eliminada.' }
      },
    )
  }

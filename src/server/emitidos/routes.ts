import { type FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  AnulacionSchema,
  EmisionSchema,
  EmitidoPdfQuerySchema,
  EmitidoSchema,
  EmitidosQuerySchema,
  EmitidosSchema,
} from '../../contract/emitidos'
import { sumaDe } from '../../contract/numeros'
import { UuidQuerySchema } from '../../contract/textos'
import * as z from '../../contract/zod'
import { type Dependencies } from '../dependencies'
import { PDF, inTurn, sendPdf } from '../documentos/send'
import { annul } from './annul'
import { issue } from './issue'
import { emitidoPdf, grupoPdf } from './pdf'
import { listEmitidos } from './rows'

/** Issued papers: beyond section 7, on our own server alone. */
export const emitidosRoutes =
  ({ db, config, pdfQueue, today }: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/emitidos',
      { schema: { querystring: EmitidosQuerySchema, response: { 200: EmitidosSchema } } },
      async ({ query }) => {
        const emitidos = await listEmitidos(db, today(), query)
        return {
          emitidos,
          total: sumaDe(
            emitidos.filter(({ anulado }) => !anulado),
            'valor',
          ),
        }
      },
    )

    app.post(
      '/emitidos',
      {
        schema: { body: EmisionSchema, response: { 201: z.array(EmitidoSchema) } },
        config: { permiso: 'emitirDocumento' },
      },
      async (request) => {
        const emitidos = await issue(request.unitOfWork, config, request.body)
        // They are issued: what cannot be drawn now is drawn when it is asked for.
        await inTurn(pdfQueue, request, async () => {
          for (const { uuid } of emitidos) await emitidoPdf(db, uuid)
        }).catch((error: unknown) => request.log.error({ err: error }, 'issued papers not drawn'))
        return emitidos
      },
    )

    app.get(
      '/emitidos/pdf',
      { schema: { querystring: EmitidoPdfQuerySchema, response: { 200: PDF } } },
      async (request, reply) => {
        const { uuid, grupo } = request.query
        const { pdf, name } = await inTurn(pdfQueue, request, () => (grupo ? grupoPdf : emitidoPdf)(db, uuid))
        return sendPdf(request, reply, pdf, `inline; filename="${name}"`)
      },
    )

    app.put(
      '/emitidos/anular',
      {
        schema: { querystring: UuidQuerySchema, body: AnulacionSchema, response: { 200: EmitidoSchema } },
        config: { permiso: 'anularDocumento' },
      },
      async ({ query, body, unitOfWork }) => annul(unitOfWork, query.uuid, body),
    )
  }

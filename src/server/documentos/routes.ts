import { type FastifyReply, type FastifyRequest } from 'fastify'
import { type FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { papelDe } from '../../contract/catalogos'
import { DocumentoDeConductorSchema, PrimaSchema } from '../../contract/documentos'
import { CoincidenciaQuerySchema, CoincidenciaSchema } from '../../contract/emitidos'
import { PapelesSchema, PreviaSchema } from '../../contract/previa'
import { UuidQuerySchema } from '../../contract/textos'
import { LECTURA } from '../../contract/permisos'
import { cierrePdf } from '../cierres/pdf'
import { inSnapshot } from '../db/transaction'
import { type Dependencies } from '../dependencies'
import { readAgreement } from './agreement'
import { listPapers, papelesPdf } from './preview'
import { inTurn, PDF, sendPdf } from './send'
import { primaPdf, vacacionesPdf } from './table-papers'
import { totalesOf } from './totals'

/** The rows of section 7 for documentos, and the previews. Each answers a PDF named name + '_' + today + '.pdf'. */
export const documentosRoutes =
  (deps: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    const answer = async (
      request: FastifyRequest,
      reply: FastifyReply,
      nombre: string,
      print: () => Promise<Buffer>,
    ) => {
      const pdf = await inTurn(deps.pdfQueue, request, print)
      return sendPdf(request, reply, pdf, `attachment; filename="${nombre}_${deps.today()}.pdf"`)
    }

    app.get(
      '/documentos/primas',
      { schema: { querystring: PrimaSchema, response: { 200: PDF } } },
      async (request, reply) => answer(request, reply, 'Prima', () => primaPdf(deps, request.query.mes)),
    )

    app.get(
      '/documentos/vacaciones',
      { schema: { querystring: DocumentoDeConductorSchema, response: { 200: PDF } } },
      async (request, reply) =>
        answer(request, reply, 'Vacaciones', () => vacacionesPdf(deps, request.query.documento)),
    )

    // Beyond the table. A preview stores nothing, its key neither.
    const config = { permiso: 'sesion', keepsKeys: true } as const
    app.post(
      '/documentos/previa',
      { schema: { body: PreviaSchema, response: { 200: PapelesSchema } }, config },
      async ({ body }) => {
        const papeles = await listPapers(deps, body)
        return { papeles, ...totalesOf(papeles, body) }
      },
    )

    app.post(
      '/documentos/previa/pdf',
      { schema: { body: PreviaSchema, response: { 200: PDF } }, config },
      async (request, reply) =>
        answer(request, reply, papelDe(request.body.tipo).archivo, () => papelesPdf(deps, request.body)),
    )

    app.get(
      '/emitidos/coincidencia',
      { schema: { querystring: CoincidenciaQuerySchema, response: { 200: CoincidenciaSchema } } },
      async ({ query }) => inSnapshot(deps, (db) => readAgreement(db, query.uuids)),
    )

    app.get(
      '/documentos/cierres',
      {
        schema: { querystring: UuidQuerySchema, response: { 200: PDF } },
        config: { permiso: LECTURA.cierres },
      },
      async (request, reply) => answer(request, reply, 'Cierre', () => cierrePdf(deps, request.query.uuid)),
    )
  }

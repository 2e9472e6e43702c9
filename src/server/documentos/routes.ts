import { type FastifyReply } from 'fastify'
import { type FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { DocumentoDeConductorSchema, PrimaSchema } from '../../contract/documentos'
import * as z from '../../contract/zod'
import { type Dependencies } from '../dependencies'
import { primaPdf } from './prima'
import { vacacionesPdf } from './vacaciones'

const PDF = { description: 'Hecho', content: { 'application/pdf': { schema: z.instanceof(Buffer) } } }

/** The rows of section 7 for documentos. Each answers a PDF named name + '_' + today + '.pdf'. */
export const documentosRoutes =
  (deps: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    const sendPdf = (reply: FastifyReply, nombre: string, pdf: Buffer) =>
      reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${nombre}_${deps.today()}.pdf"`)
        .send(pdf)

    app.get(
      '/documentos/primas',
      { schema: { querystring: PrimaSchema, response: { 200: PDF } } },
      async ({ query }, reply) => sendPdf(reply, 'Prima', await primaPdf(deps, query.mes)),
    )

    app.get(
      '/documentos/vacaciones',
      { schema: { querystring: DocumentoDeConductorSchema, response: { 200: PDF } } },
      async ({ query }, reply) => sendPdf(reply, 'Vacaciones', await vacacionesPdf(deps, query.documento)),
    )
  }

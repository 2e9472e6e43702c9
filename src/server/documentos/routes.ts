import { type FastifyReply } from 'fastify'
import { type FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { DocumentoDeConductorSchema, PrimaSchema } from '../../contract/documentos'
import * as z from '../../contract/zod'
import { type Dependencies } from '../dependencies'
import { documentoDePrima } from './prima'
import { documentoDeVacaciones } from './vacaciones'

const PDF = { description: 'Hecho', content: { 'application/pdf': { schema: z.instanceof(Buffer) } } }

/** The rows of section 7 for documentos. Each answers a PDF to be saved as name + '_' + today + '.pdf'. */
export const rutasDocumentos =
  (deps: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    const responderPdf = (reply: FastifyReply, nombre: string, pdf: Buffer) =>
      reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${nombre}_${deps.today()}.pdf"`)
        .send(pdf)

    app.get(
      '/documentos/primas',
      { schema: { querystring: PrimaSchema, response: { 200: PDF } } },
      async ({ query }, reply) => responderPdf(reply, 'Prima', await documentoDePrima(deps, query.mes)),
    )

    app.get(
      '/documentos/vacaciones',
      { schema: { querystring: DocumentoDeConductorSchema, response: { 200: PDF } } },
      async ({ query }, reply) =>
        responderPdf(reply, 'Vacaciones', await documentoDeVacaciones(deps, query.documento)),
    )
  }

import { type FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { DocumentoQuerySchema } from '../../contract/conductores'
import { DeudaFilaSchema, DeudaSchema, TablaDeudasSchema } from '../../contract/deudas'
import { MensajeSchema } from '../../contract/errores'
import { UuidQuerySchema } from '../../contract/festivos'
import { type Dependencies } from '../dependencies'
import { sendJsonStream } from '../http/streams'
import { crearDeuda, editarDeuda, eliminarDeuda, tablaDeudas } from './repository'

const TABLA = { 200: TablaDeudasSchema }

/** The rows of section 7 for /deudas. One POST creates and, with a uuid, edits; both are ADMIN's and EDITOR's. */
export const rutasDeudas =
  (deps: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, today } = deps
    app.get('/deudas', { schema: { response: TABLA } }, async (request, reply) =>
      sendJsonStream(request, reply, tablaDeudas(deps.readSnapshot)),
    )

    app.get(
      '/deudas/conductor',
      { schema: { querystring: DocumentoQuerySchema, response: TABLA } },
      async (request, reply) =>
        sendJsonStream(request, reply, tablaDeudas(deps.readSnapshot, request.query.documento)),
    )

    app.post(
      '/deudas',
      {
        schema: { body: DeudaSchema, response: { 200: DeudaFilaSchema, 201: DeudaFilaSchema } },
        config: { permiso: 'crearDeuda' },
      },
      async ({ body: { uuid, version, ...datos }, usuario }, reply) =>
        uuid
          ? editarDeuda(deps, uuid, datos, { vista: version, roles: usuario?.roles ?? [] })
          : reply.code(201).send(await crearDeuda(db, datos, today())),
    )

    app.delete(
      '/deudas/eliminar/:uuid',
      {
        schema: { params: UuidQuerySchema, response: { 200: MensajeSchema } },
        config: { permiso: 'eliminarDeuda' },
      },
      async ({ params }) => {
        await eliminarDeuda(deps, params.uuid)
        return { mensaje: 'Deuda eliminada exitosamente.' }
      },
    )
  }

import { type FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { AbonoFilaSchema, AbonoSchema, EdicionAbonoSchema, TablaAbonosSchema } from '../../contract/abonos'
import { DocumentoQuerySchema } from '../../contract/conductores'
import { MensajeSchema } from '../../contract/errores'
import { UuidQuerySchema } from '../../contract/festivos'
import { type Dependencies } from '../dependencies'
import { sendJsonStream } from '../http/streams'
import { crearAbono, editarAbono, eliminarAbono, tablaAbonos } from './repository'

const TABLA = { 200: TablaAbonosSchema }

/** The rows of section 7 for /abonos. */
export const rutasAbonos =
  (deps: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    const { db } = deps
    app.get('/abonos', { schema: { response: TABLA } }, async (request, reply) =>
      sendJsonStream(request, reply, tablaAbonos(deps.readSnapshot)),
    )

    app.get(
      '/abonos/conductor',
      { schema: { querystring: DocumentoQuerySchema, response: TABLA } },
      async (request, reply) =>
        sendJsonStream(request, reply, tablaAbonos(deps.readSnapshot, request.query.documento)),
    )

    app.post(
      '/abonos',
      {
        schema: { body: AbonoSchema, response: { 201: AbonoFilaSchema } },
        config: { permiso: 'crearAbono' },
      },
      async ({ body: { uuid: _uuid, version: _version, ...datos } }, reply) =>
        reply.code(201).send(await crearAbono(db, datos)),
    )

    app.put(
      '/abonos',
      {
        schema: { body: EdicionAbonoSchema, response: { 200: AbonoFilaSchema } },
        config: { permiso: 'editarAbono' },
      },
      async ({ body: { uuid, version, ...datos }, usuario }) =>
        editarAbono(deps, uuid, datos, { vista: version, roles: usuario?.roles ?? [] }),
    )

    app.delete(
      '/abonos/eliminar/:uuid',
      {
        schema: { params: UuidQuerySchema, response: { 200: MensajeSchema } },
        config: { permiso: 'eliminarAbono' },
      },
      async ({ params }) => {
        await eliminarAbono(deps, params.uuid)
        return { mensaje: 'Abono eliminado exitosamente.' }
      },
    )
  }

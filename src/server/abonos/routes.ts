import { type FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { AbonoFilaSchema, AbonoSchema, EdicionAbonoSchema, TablaAbonosSchema } from '../../contract/abonos'
import { DocumentoQuerySchema } from '../../contract/conductores'
import { MensajeSchema } from '../../contract/errores'
import { UuidQuerySchema } from '../../contract/festivos'
import { type Dependencias } from '../dependencias'
import { crearAbono, editarAbono, eliminarAbono, tablaAbonos } from './repository'

const TABLA = { 200: TablaAbonosSchema }

/** The rows of section 7 for /abonos. */
export const rutasAbonos =
  ({ db }: Dependencias): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/abonos', { schema: { response: TABLA } }, async () => tablaAbonos(db))

    app.get(
      '/abonos/conductor',
      { schema: { querystring: DocumentoQuerySchema, response: TABLA } },
      async ({ query }) => tablaAbonos(db, query.documento),
    )

    app.post(
      '/abonos',
      {
        schema: { body: AbonoSchema, response: { 201: AbonoFilaSchema } },
        config: { permiso: 'crearAbono' },
      },
      async ({ body: { uuid: _, ...datos } }, reply) => reply.code(201).send(await crearAbono(db, datos)),
    )

    app.put(
      '/abonos',
      {
        schema: { body: EdicionAbonoSchema, response: { 200: AbonoFilaSchema } },
        config: { permiso: 'editarAbono' },
      },
      async ({ body: { uuid, ...datos } }) => editarAbono(db, uuid, datos),
    )

    app.delete(
      '/abonos/eliminar/:uuid',
      {
        schema: { params: UuidQuerySchema, response: { 200: MensajeSchema } },
        config: { permiso: 'eliminarAbono' },
      },
      async ({ params }) => {
        await eliminarAbono(db, params.uuid)
        return { mensaje: 'Abono eliminado exitosamente.' }
      },
    )
  }

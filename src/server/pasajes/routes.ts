import { type FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { MensajeSchema } from '../../contract/errores'
import {
  EdicionPasajeSchema,
  InvalidarPasajeQuerySchema,
  PasajeFilaSchema,
  PasajeSchema,
} from '../../contract/pasajes'
import * as z from '../../contract/zod'
import { type Dependencias } from '../dependencias'
import { crearPasaje, editarPasaje, invalidarPasaje, listarPasajes } from './repository'

/** The rows of section 7 for /pasajes. Section 6: only ADMIN changes a fare. */
export const rutasPasajes =
  ({ db }: Dependencias): FastifyPluginAsyncZod =>
  async (app) => {
    const config = { permiso: 'gestionarPasajes' } as const

    app.get('/pasajes', { schema: { response: { 200: z.array(PasajeFilaSchema) } } }, async () =>
      listarPasajes(db),
    )

    app.post(
      '/pasajes',
      { schema: { body: PasajeSchema, response: { 201: PasajeFilaSchema } }, config },
      async ({ body: { uuid: _, ...datos } }, reply) => reply.code(201).send(await crearPasaje(db, datos)),
    )

    app.put(
      '/pasajes',
      { schema: { body: EdicionPasajeSchema, response: { 200: PasajeFilaSchema } }, config },
      async ({ body: { uuid, ...datos } }) => editarPasaje(db, uuid, datos),
    )

    app.put(
      '/pasajes/invalidarPasaje',
      { schema: { querystring: InvalidarPasajeQuerySchema, response: { 200: MensajeSchema } }, config },
      async ({ query }) => {
        await invalidarPasaje(db, query.uuidPasaje)
        return { mensaje: 'Pasaje invalidado exitosamente.' }
      },
    )
  }

import { type FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { MensajeSchema } from '../../contract/errores'
import {
  EdicionPasajeSchema,
  InvalidarPasajeQuerySchema,
  PasajeFilaSchema,
  PasajeSchema,
} from '../../contract/pasajes'
import * as z from '../../contract/zod'
import { type Dependencies } from '../dependencies'
import { crearPasaje, editarPasaje, invalidarPasaje, listarPasajes } from './repository'

/** The rows of section 7 for /pasajes. Section 6: only ADMIN changes a fare. */
export const rutasPasajes =
  (deps: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    const { db } = deps
    const config = { permiso: 'gestionarPasajes' } as const

    app.get('/pasajes', { schema: { response: { 200: z.array(PasajeFilaSchema) } } }, async () =>
      listarPasajes(db),
    )

    app.post(
      '/pasajes',
      { schema: { body: PasajeSchema, response: { 201: PasajeFilaSchema } }, config },
      async ({ body: { uuid: _uuid, version: _version, ...datos }, unitOfWork }, reply) =>
        reply.code(201).send(await crearPasaje(unitOfWork, datos)),
    )

    app.put(
      '/pasajes',
      { schema: { body: EdicionPasajeSchema, response: { 200: PasajeFilaSchema } }, config },
      async ({ body: { uuid, version, ...datos } }) => editarPasaje(deps, uuid, datos, version),
    )

    app.put(
      '/pasajes/invalidarPasaje',
      { schema: { querystring: InvalidarPasajeQuerySchema, response: { 200: MensajeSchema } }, config },
      async ({ query }) => {
        await invalidarPasaje(deps, query.uuidPasaje)
        return { mensaje: 'Pasaje invalidado exitosamente.' }
      },
    )
  }

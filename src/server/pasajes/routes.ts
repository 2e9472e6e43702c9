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
import { createPasaje, editPasaje, invalidatePasaje, listPasajes } from './repository'

/** The rows of section 7 for /pasajes. Section 6: only ADMIN changes a fare. */
export const pasajesRoutes =
  ({ db }: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    const config = { permiso: 'gestionarPasajes' } as const

    app.get('/pasajes', { schema: { response: { 200: z.array(PasajeFilaSchema) } } }, async () =>
      listPasajes(db),
    )

    app.post(
      '/pasajes',
      { schema: { body: PasajeSchema, response: { 201: PasajeFilaSchema } }, config },
      async ({ body: { uuid: _uuid, version: _version, ...data }, unitOfWork }) =>
        createPasaje(unitOfWork, data),
    )

    app.put(
      '/pasajes',
      { schema: { body: EdicionPasajeSchema, response: { 200: PasajeFilaSchema } }, config },
      async ({ body: { uuid, version, ...data }, unitOfWork }) => editPasaje(unitOfWork, uuid, data, version),
    )

    app.put(
      '/pasajes/invalidarPasaje',
      { schema: { querystring: InvalidarPasajeQuerySchema, response: { 200: MensajeSchema } }, config },
      async ({ query, unitOfWork }) => {
        await invalidatePasaje(unitOfWork, query.uuidPasaje)
        return { mensaje: 'Pasaje invalidado exitosamente.' }
      },
    )
  }

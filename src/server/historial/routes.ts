import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  AutorSchema,
  CambioSchema,
  HistorialQuerySchema,
  HistorialSchema,
  RegistroQuerySchema,
  RestauradoSchema,
} from '../../contract/historial'
import * as z from '../../contract/zod'
import { alphabetically } from '../collation'
import type { Dependencies } from '../dependencies'
import { forbidden, unauthorized } from '../http/errors'
import { mayKnowOf } from './administrative'
import { restore } from './restore'
import { historyOf, searchHistory } from './search'

/** The record of changes: beyond section 7, on our own server alone. */
export const historialRoutes =
  ({ db, config }: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/historial',
      {
        schema: { querystring: HistorialQuerySchema, response: { 200: HistorialSchema } },
        config: { permiso: 'verHistorial' },
      },
      async ({ query }) => searchHistory(db, query, config.zonaHoraria),
    )

    app.get(
      '/historial/registro',
      { schema: { querystring: RegistroQuerySchema, response: { 200: z.array(CambioSchema) } } },
      async ({ query, usuario }) => {
        if (!mayKnowOf(usuario?.roles ?? [], query.sustantivo)) throw forbidden()
        return historyOf(db, query)
      },
    )

    app.get(
      '/historial/usuarios',
      { schema: { response: { 200: z.array(AutorSchema) } }, config: { permiso: 'verHistorial' } },
      async () =>
        (await db.selectFrom('usuarios').select(['uuid', 'nombre']).execute()).sort(
          alphabetically('nombre', 'uuid'),
        ),
    )

    app.post(
      '/historial/restaurar',
      {
        schema: { body: RegistroQuerySchema, response: { 200: RestauradoSchema } },
        config: { permiso: 'restaurar' },
      },
      async ({ body, usuario, unitOfWork }) => {
        if (!usuario) throw unauthorized()
        return restore(unitOfWork, body, usuario)
      },
    )
  }

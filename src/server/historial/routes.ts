import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  CambioSchema,
  DeshacerSchema,
  DeshechoSchema,
  HistorialQuerySchema,
  HistorialSchema,
  RegistroQuerySchema,
} from '../../contract/historial'
import { puedeLeer } from '../../contract/permisos'
import * as z from '../../contract/zod'
import type { Dependencies } from '../dependencies'
import { forbidden, unauthorized } from '../http/errors'
import { allowLongCall } from '../http/long-calls'
import { historyOf, searchHistory } from './search'
import { undo } from './undo'

/** The record of changes: beyond section 7, on our own server alone. */
export const historialRoutes =
  (deps: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/historial',
      {
        schema: { querystring: HistorialQuerySchema, response: { 200: HistorialSchema } },
        config: { permiso: 'verHistorial' },
      },
      async ({ query }) => searchHistory(deps, query, deps.config.zonaHoraria),
    )

    app.get(
      '/historial/registro',
      { schema: { querystring: RegistroQuerySchema, response: { 200: z.array(CambioSchema) } } },
      async ({ query, usuario }) => {
        if (!puedeLeer(usuario?.roles ?? [], query.sustantivo)) throw forbidden()
        return historyOf(deps, query)
      },
    )

    app.post(
      '/historial/deshacer',
      {
        schema: { body: DeshacerSchema, response: { 200: DeshechoSchema } },
        // It is done in several transactions, and can be asked for again without a key.
        config: { permiso: 'deshacer', keepsKeys: true },
      },
      async ({ body: { grupo }, usuario, unitOfWork, raw }) => {
        if (!usuario) throw unauthorized()
        allowLongCall(raw)
        return undo(unitOfWork, grupo, usuario)
      },
    )
  }

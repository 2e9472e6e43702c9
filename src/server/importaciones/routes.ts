import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { IMPORTABLES } from '../../contract/importables'
import {
  ParteGuardadaSchema,
  ParteSchema,
  ResumenQuerySchema,
  ResumenSchema,
  RevisarSchema,
  RevisionSchema,
} from '../../contract/importaciones'
import { inSnapshot } from '../db/transaction'
import type { Dependencies } from '../dependencies'
import { badRequest } from '../http/errors'
import { idempotencyKeyOf, textOf } from '../http/idempotency/plugin'
import { allowLongCall } from '../http/long-calls'
import { hashOf } from '../http/secrets'
import { revisar } from './judge'
import { importPart } from './part'
import { storedResumen } from './summary'

/** Twenty thousand settlements of 800 bytes each. */
const BODY_LIMIT = 16 * 1_048_576

/** Imports: beyond section 7, on our own server alone. */
export const importacionesRoutes =
  (deps: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/importaciones/resumen',
      { schema: { querystring: ResumenQuerySchema, response: { 200: ResumenSchema } } },
      ({ query }) => storedResumen(deps.db, query.grupo),
    )

    for (const name of IMPORTABLES) {
      const noun = { ...deps.nouns[name].imported, name }
      const options = { bodyLimit: BODY_LIMIT, config: { permiso: noun.permiso, keepsKeys: true } }
      app.post(
        `/importaciones/${name}/revisar`,
        { ...options, schema: { body: RevisarSchema, response: { 200: RevisionSchema } } },
        async ({ body: { grupo: mark, filas }, usuario, raw }) => {
          allowLongCall(raw)
          const context = { mark, roles: usuario?.roles ?? [], today: deps.today() }
          return inSnapshot(deps, (db) => revisar(db, noun, filas, context))
        },
      )

      app.post(
        `/importaciones/${name}`,
        { ...options, schema: { body: ParteSchema, response: { 201: ParteGuardadaSchema } } },
        async (request) => {
          const { body, unitOfWork } = request
          const key = idempotencyKeyOf(request)
          if (key === undefined) throw badRequest('Indique la clave de la parte.')
          const huella = hashOf(textOf(request))
          const context = { mark: body.grupo, roles: unitOfWork.roles, today: deps.today() }
          return importPart(unitOfWork, { noun, body, key, huella, context })
        },
      )
    }
  }

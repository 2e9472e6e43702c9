import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { IMPORTABLES } from '../../contract/importables'
import { ParteGuardadaSchema, ParteSchema, RevisarSchema, RevisionSchema } from '../../contract/importaciones'
import { inSnapshot } from '../db/transaction'
import type { Dependencies } from '../dependencies'
import { badRequest } from '../http/errors'
import { idempotencyKeyOf, textOf } from '../http/idempotency/plugin'
import { hashOf } from '../http/secrets'
import { importPart } from './part'
import { revisar } from './revision'

/** Five hundred rows of long texts, and what is carried over from the parts before them. */
const BODY_LIMIT = 4 * 1_048_576

/** Imports: beyond section 7, on our own server alone. */
export const importacionesRoutes =
  (deps: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    for (const name of IMPORTABLES) {
      const noun = { ...deps.nouns[name].imported, name }
      const options = { bodyLimit: BODY_LIMIT, config: { permiso: noun.permiso, keepsKeys: true } }
      app.post(
        `/importaciones/${name}/revisar`,
        { ...options, schema: { body: RevisarSchema, response: { 200: RevisionSchema } } },
        async ({ body, usuario }) => {
          const { umbralPasajeros: umbral } = deps.config
          const context = { mark: body.grupo, roles: usuario?.roles ?? [], today: deps.today(), umbral }
          return inSnapshot(deps, (db) => revisar(db, noun, body, context))
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

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { FiltroConductoresSchema } from '../../contract/conductores'
import type { Dependencias } from '../dependencias'
import { listarConductores } from './repository'

/** The rows of section 7 for /conductores. */
export const rutasConductores =
  ({ db }: Dependencias): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/conductores',
      { schema: { querystring: FiltroConductoresSchema } },
      async ({ query: { valido } }) =>
        listarConductores(db, valido === undefined ? undefined : valido === 'true'),
    )
  }

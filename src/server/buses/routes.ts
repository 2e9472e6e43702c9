import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Dependencias } from '../dependencias'
import { listarBuses } from './repository'

/** The rows of section 7 for /buses. */
export const rutasBuses =
  ({ db }: Dependencias): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/buses', async () => listarBuses(db))
  }

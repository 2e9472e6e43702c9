import { type FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { TableroSchema } from '../../contract/tablero'
import { type Dependencies } from '../dependencies'
import { createTablero } from './latest'

/** The office's dashboard: beyond section 7, on our own server alone. */
export const tableroRoutes =
  (deps: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    const tableroOf = createTablero(deps, deps.config.cierreSegun)

    app.get('/tablero', { schema: { response: { 200: TableroSchema } } }, async () => tableroOf(deps.today()))
  }

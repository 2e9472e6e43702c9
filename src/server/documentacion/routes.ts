import type { FastifyInstance, RouteOptions } from 'fastify'
import { documentoOpenApi } from './openapi'

/** `GET /docs`: the document of every route that `api` declares after this. Open, since it says nothing of anybody. */
export function documentar(api: FastifyInstance): void {
  const rutas: RouteOptions[] = []
  api.addHook('onRoute', (ruta) => {
    if (ruta.method !== 'HEAD') rutas.push(ruta)
  })
  let documento: unknown
  api.get('/docs', { config: { publica: true } }, async () => (documento ??= documentoOpenApi(rutas)))
}

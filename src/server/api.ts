import type { FastifyPluginAsync, RouteOptions } from 'fastify'
import { sql } from 'kysely'
import { asistenciasRoutes } from './asistencias/routes'
import { busesRoutes } from './buses/routes'
import { conductoresRoutes } from './conductores/routes'
import { type Dependencies } from './dependencies'
import { serveOpenApi } from './openapi/routes'
import { carteraRoutes } from './cartera/routes'
import { documentosRoutes } from './documentos/routes'
import { festivosRoutes } from './festivos/routes'
import { gastosRoutes } from './gastos/routes'
import { historialRoutes } from './historial/routes'
import { idempotency } from './http/idempotency/plugin'
import { liquidacionesRoutes } from './liquidaciones/routes'
import { pasajesRoutes } from './pasajes/routes'
import { salariosRoutes } from './salarios/routes'
import { authentication } from './sesion/authentication'
import { normalLimits, type SignInLimits } from './sesion/limits'
import { sesionRoutes } from './sesion/routes'

/** Stops the start when a writing route declares no permiso: any session could use it. */
function requirePermiso({ method, url, config }: RouteOptions) {
  const writes = [method].flat().some((one) => !['GET', 'HEAD', 'OPTIONS'].includes(one))
  if (writes && !config?.permiso && !config?.isPublic)
    throw new Error(`${String(method)} ${url} declares no permiso.`)
}

interface Options {
  dependencies: Dependencies
  limits?: SignInLimits
}

/** Everything under /api: sessions, permissions, idempotency and the routes of each noun. */
export const registerApi: FastifyPluginAsync<Options> = async (api, { dependencies, limits }) => {
  api.addHook('onRoute', requirePermiso)
  await serveOpenApi(api)
  api.addHook('onRequest', async (_request, reply) => {
    void reply.header('cache-control', 'no-store')
  })
  await authentication(api, dependencies)
  idempotency(api, dependencies)

  // Liveness and readiness probes.
  api.get('/salud', { config: { isPublic: true } }, async () => ({ estado: 'ok' }))
  api.get('/listo', { config: { isPublic: true } }, async () => {
    await sql`select 1`.execute(dependencies.db)
    return { estado: 'ok' }
  })

  await api.register(sesionRoutes(dependencies, limits ?? normalLimits))
  for (const routes of [
    liquidacionesRoutes,
    conductoresRoutes,
    busesRoutes,
    pasajesRoutes,
    festivosRoutes,
    asistenciasRoutes,
    salariosRoutes,
    carteraRoutes,
    gastosRoutes,
    documentosRoutes,
    historialRoutes,
  ]) {
    await api.register(routes(dependencies))
  }
}

import type { FastifyPluginAsync, RouteOptions } from 'fastify'
import { sql } from 'kysely'
import { asistenciasRoutes } from './asistencias/routes'
import { busesRoutes } from './buses/routes'
import { conductoresRoutes } from './conductores/routes'
import { contratosRoutes } from './contratos/routes'
import { type Dependencies } from './dependencies'
import { serveOpenApi } from './openapi/routes'
import { cierresRoutes } from './cierres/routes'
import { carteraRoutes } from './cartera/routes'
import { documentosRoutes } from './documentos/routes'
import { emitidosRoutes } from './emitidos/routes'
import { festivosRoutes } from './festivos/routes'
import { gastosRoutes } from './gastos/routes'
import { historialRoutes } from './historial/routes'
import { importacionesRoutes } from './importaciones/routes'
import { idempotency } from './http/idempotency/plugin'
import { isReading } from './http/methods'
import { IN_BODY, IN_QUERY, respell } from './locks/identifiers'
import { liquidacionesRoutes } from './liquidaciones/routes'
import { nameChanges } from './novedades/headers'
import { novedadesRoutes } from './novedades/routes'
import { pasajesRoutes } from './pasajes/routes'
import { salariosRoutes } from './salarios/routes'
import { authentication } from './sesion/authentication'
import { jwtSecretOf } from './sesion/jwt-secret'
import { normalLimits, type SignInLimits } from './sesion/limits'
import { firstAdminRoutes } from './sesion/first-admin'
import { sesionRoutes } from './sesion/routes'
import { sesionesRoutes } from './sesion/sesiones-routes'
import { tableroRoutes } from './tablero/routes'
import { usuariosRoutes } from './usuarios/routes'

/** Stops the start when a writing route declares no permiso: any session could use it. */
function assertPermiso({ method, url, config }: RouteOptions) {
  const writes = [method].flat().some((one) => !isReading(one))
  if (writes && !config?.permiso && !config?.isPublic)
    throw new Error(`${String(method)} ${url} declares no permiso.`)
}

interface Options {
  dependencies: Dependencies
  limits?: SignInLimits
}

/** Everything under /api: sessions, permissions, idempotency and the routes of each noun. */
export const registerApi: FastifyPluginAsync<Options> = async (api, { dependencies, limits }) => {
  api.addHook('onRoute', assertPermiso)
  await serveOpenApi(api)
  api.addHook('onRequest', async (_request, reply) => {
    void reply.header('cache-control', 'no-store')
  })
  // A success has the status that its route declares: of two the lower one, unless the route says so.
  api.addHook('preHandler', async ({ routeOptions: { schema } }, reply) => {
    const [status = 200] = Object.keys(schema?.response ?? {})
    void reply.code(Number(status))
  })
  await authentication(api, dependencies)
  nameChanges(api)
  idempotency(api, dependencies, jwtSecretOf(dependencies.config))
  // Replaces names of buses and drivers with their stored spelling, in what a route declares and has validated.
  api.addHook('preHandler', async ({ query, body, validationError, routeOptions: { schema } }) => {
    if (validationError) return
    const asked = new Map<string, string>()
    if (schema?.querystring) await respell(dependencies.db, query, IN_QUERY, asked)
    for (const sent of schema?.body ? [body].flat() : []) await respell(dependencies.db, sent, IN_BODY, asked)
  })

  // Liveness and readiness probes.
  api.get('/salud', { config: { isPublic: true } }, async () => ({ estado: 'ok' }))
  api.get('/listo', { config: { isPublic: true } }, async () => {
    await sql`select 1`.execute(dependencies.db)
    return { estado: 'ok' }
  })

  await api.register(sesionRoutes(dependencies, limits ?? normalLimits))
  await api.register(firstAdminRoutes(dependencies, limits ?? normalLimits))
  for (const routes of [
    liquidacionesRoutes,
    conductoresRoutes,
    contratosRoutes,
    busesRoutes,
    pasajesRoutes,
    festivosRoutes,
    asistenciasRoutes,
    salariosRoutes,
    carteraRoutes,
    cierresRoutes,
    gastosRoutes,
    documentosRoutes,
    emitidosRoutes,
    historialRoutes,
    importacionesRoutes,
    novedadesRoutes,
    sesionesRoutes,
    tableroRoutes,
    usuariosRoutes,
  ]) {
    await api.register(routes(dependencies))
  }
}

import type { FastifyPluginAsync, RouteOptions } from 'fastify'
import { sql } from 'kysely'
import { rutasAsistencias } from './asistencias/routes'
import { rutasBuses } from './buses/routes'
import { rutasConductores } from './conductores/routes'
import { type Dependencies } from './dependencies'
import { documentar } from './documentacion/routes'
import { carteraRoutes } from './cartera/routes'
import { rutasDocumentos } from './documentos/routes'
import { rutasFestivos } from './festivos/routes'
import { rutasGastos } from './gastos/routes'
import { idempotency } from './http/idempotency/plugin'
import { liquidacionesRoutes } from './liquidaciones/routes'
import { rutasPasajes } from './pasajes/routes'
import { rutasSalarios } from './salarios/routes'
import { autenticacion } from './sesion/autenticacion'
import { limitesNormales, type LimitesDeIngreso } from './sesion/limites'
import { rutasSesion } from './sesion/routes'

/** Stops the start when a writing route declares no permiso: any session could use it. */
function requirePermiso({ method, url, config }: RouteOptions) {
  const writes = [method].flat().some((one) => !['GET', 'HEAD', 'OPTIONS'].includes(one))
  if (writes && !config?.permiso && !config?.isPublic)
    throw new Error(`${String(method)} ${url} declares no permiso.`)
}

interface Options {
  dependencies: Dependencies
  limits?: LimitesDeIngreso
}

/** Everything under /api: sessions, permissions, idempotency and the routes of each noun. */
export const registerApi: FastifyPluginAsync<Options> = async (api, { dependencies, limits }) => {
  api.addHook('onRoute', requirePermiso)
  await documentar(api)
  api.addHook('onRequest', async (_request, reply) => {
    void reply.header('cache-control', 'no-store')
  })
  await autenticacion(api, dependencies)
  idempotency(api, dependencies)

  // Liveness and readiness probes.
  api.get('/salud', { config: { isPublic: true } }, async () => ({ estado: 'ok' }))
  api.get('/listo', { config: { isPublic: true } }, async () => {
    await sql`select 1`.execute(dependencies.db)
    return { estado: 'ok' }
  })

  await api.register(rutasSesion(dependencies, limits ?? limitesNormales))
  for (const routes of [
    liquidacionesRoutes,
    rutasConductores,
    rutasBuses,
    rutasPasajes,
    rutasFestivos,
    rutasAsistencias,
    rutasSalarios,
    carteraRoutes,
    rutasGastos,
    rutasDocumentos,
  ]) {
    await api.register(routes(dependencies))
  }
}

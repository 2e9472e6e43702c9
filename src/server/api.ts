import type { FastifyPluginAsync, RouteOptions } from 'fastify'
import { sql } from 'kysely'
import { rutasAbonos } from './abonos/routes'
import { rutasAsistencias } from './asistencias/routes'
import { rutasBuses } from './buses/routes'
import { rutasConductores } from './conductores/routes'
import { type Dependencias } from './dependencias'
import { documentar } from './documentacion/routes'
import { rutasDeudas } from './deudas/routes'
import { rutasDocumentos } from './documentos/routes'
import { rutasFestivos } from './festivos/routes'
import { rutasGastos } from './gastos/routes'
import { idempotencia } from './idempotencia/plugin'
import { rutasLiquidaciones } from './liquidaciones/routes'
import { rutasPasajes } from './pasajes/routes'
import { rutasSalarios } from './salarios/routes'
import { autenticacion } from './sesion/autenticacion'
import { limitesNormales, type LimitesDeIngreso } from './sesion/limites'
import { rutasSesion } from './sesion/routes'

/** A writing route that forgot to say who may use it must not start: silence would mean "anyone". */
function exigirPermiso({ method, url, config }: RouteOptions) {
  const escribe = [method].flat().some((uno) => !['GET', 'HEAD', 'OPTIONS'].includes(uno))
  if (escribe && !config?.permiso && !config?.publica)
    throw new Error(`${String(method)} ${url} declares no permiso.`)
}

interface Opciones {
  dependencias: Dependencias
  limites?: LimitesDeIngreso
}

/** Everything under /api: who asks, who may, and each noun's routes. */
export const registrarApi: FastifyPluginAsync<Opciones> = async (api, { dependencias, limites }) => {
  api.addHook('onRoute', exigirPermiso)
  await documentar(api)
  api.addHook('onRequest', async (_request, reply) => {
    void reply.header('cache-control', 'no-store')
  })
  await autenticacion(api, dependencias)
  idempotencia(api, dependencias)

  // Alive, and able to serve: for whoever watches the process.
  api.get('/salud', { config: { publica: true } }, async () => ({ estado: 'ok' }))
  api.get('/listo', { config: { publica: true } }, async () => {
    await sql`select 1`.execute(dependencias.db)
    return { estado: 'ok' }
  })

  await api.register(rutasSesion(dependencias, limites ?? limitesNormales))
  for (const rutas of [
    rutasLiquidaciones,
    rutasConductores,
    rutasBuses,
    rutasPasajes,
    rutasFestivos,
    rutasAsistencias,
    rutasSalarios,
    rutasDeudas,
    rutasAbonos,
    rutasGastos,
    rutasDocumentos,
  ]) {
    await api.register(rutas(dependencias))
  }
}

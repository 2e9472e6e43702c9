import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import { type Config } from './config'
import { signOfOthers } from './exposure'
import { noExiste } from './respuestas'

const SEGUNDOS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

const igual = (uno: string, otro: string) => {
  const huella = (texto: string) => createHash('sha256').update(texto).digest()
  return timingSafeEqual(huella(uno), huella(otro))
}

/** Whoever has the token, else a program of this machine; what a proxy of this machine passes on is not that. */
function puedeVerlas(request: FastifyRequest, config: Config): boolean {
  const { metricasToken } = config
  const autorizacion = request.headers.authorization ?? ''
  if (metricasToken !== undefined && igual(autorizacion, `Bearer ${metricasToken}`)) return true
  return signOfOthers(request, config) === undefined
}

/**
 * `GET /metrics` for Prometheus: how long each route takes by status, and the process itself. Anybody else is told that
 * there is no such address. No value names a person: routes are counted as declared, without what is asked of them.
 */
export function medir(app: FastifyInstance, config: Config): void {
  const registro = new Registry()
  const duracion = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: SEGUNDOS,
    registers: [registro],
  })
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const labels = { method, route: routeOptions.url ?? 'none', status: reply.statusCode }
    duracion.observe(labels, reply.elapsedTime / 1000)
  })

  // Begun by whoever first asks: a process that nobody watches need not watch itself.
  let conProceso = false
  app.get('/metrics', { config: { publica: true } }, async (request, reply) => {
    if (!puedeVerlas(request, config)) return noExiste(reply)
    if (!conProceso) collectDefaultMetrics({ register: registro })
    conProceso = true
    return reply
      .type(registro.contentType)
      .header('cache-control', 'no-store')
      .send(await registro.metrics())
  })
}

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import { type Config } from '../config'
import { isSameSecret } from './secrets'
import { signOfOthers } from './exposure'
import { replyNotFound } from './error-handler'

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The token's holder, or a program of this machine that no proxy stands behind. */
function mayRead(request: FastifyRequest, config: Config) {
  const { metricasToken } = config
  const authorization = request.headers.authorization ?? ''
  if (metricasToken !== undefined && isSameSecret(authorization, `Bearer ${metricasToken}`)) return true
  return signOfOthers(request, config) === undefined
}

/**
 * `GET /metrics` for Prometheus: the duration of each route by status, and the process. Others get a 404. Routes are counted as
 * declared, without parameters, so no value names a person.
 */
export function measure(app: FastifyInstance, config: Config) {
  const registry = new Registry()
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  })
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const labels = { method, route: routeOptions.url ?? 'none', status: reply.statusCode }
    duration.observe(labels, reply.elapsedTime / 1000)
  })

  // The process is measured from the first scrape on.
  let processMeasured = false
  app.get('/metrics', { config: { isPublic: true } }, async (request, reply) => {
    if (!mayRead(request, config)) return replyNotFound(reply)
    if (!processMeasured) collectDefaultMetrics({ register: registry })
    processMeasured = true
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics())
  })
}

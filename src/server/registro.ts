import type { FastifyRequest, FastifyServerOptions } from 'fastify'
import { type Config } from './config'

/**
 * Structured logs that name no one: of a request its method and path alone, since a query may hold a documento; of an
 * error what the engine said, without the values of the row that PostgreSQL adds as `detail`.
 */
export const opcionesDeRegistro = (nivel: Config['logLevel']): FastifyServerOptions['logger'] => ({
  level: nivel,
  redact: ['*.token', '*.password', '*.clave', '*.documento', '*.authorization'],
  serializers: {
    req: ({ id, method, url }: FastifyRequest) => ({ id, method, path: url.split('?')[0] }),
    err: (error: Error & { code?: string }) => ({
      type: error.name,
      message: error.message,
      code: error.code ?? '',
      stack: error.stack ?? '',
    }),
  },
})

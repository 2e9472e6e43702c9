import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { schemaRegistry, transform } from './transform'

/** `GET /docs`: the OpenAPI 3.1 of every route that `api` declares after this. Public: it holds no personal data. */
export async function serveOpenApi(api: FastifyInstance) {
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Cochera',
        version: '1',
        description:
          'API del back office. Fechas AAAA-MM-DD, dinero en pesos enteros, porcentajes de 0 a 100.',
      },
      servers: [{ url: '/api' }],
      components: { securitySchemes: { sesion: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform,
    transformObject: createJsonSchemaTransformObject({ schemaRegistry }),
  })
  api.get('/docs', { config: { isPublic: true } }, async () => api.swagger())
}

import swagger, { type SwaggerTransform } from '@fastify/swagger'
import type { FastifyContextConfig, FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { ErrorRespuestaSchema } from '../../contract/errores'
import { PERMISOS } from '../../contract/permisos'
import * as z from '../../contract/zod'

/** Who may make the call, in words. */
function whoMay({ permiso, isPublic }: FastifyContextConfig) {
  if (isPublic) return 'Sin sesión.'
  if (permiso === undefined || permiso === 'sesion') return 'Cualquier sesión.'
  return `Roles: ${PERMISOS[permiso].join(', ')}.`
}

/** A route's schemas with its tag, roles and refusals. */
const transform: SwaggerTransform = (document) => {
  const { schema, url, route } = document
  const config = route.config ?? {}
  return jsonSchemaTransform({
    ...document,
    schema: {
      ...schema,
      tags: [url.split('/')[2] ?? ''],
      description: whoMay(config),
      security: config.isPublic ? [] : [{ sesion: [] }],
      response: {
        ...(schema?.response ?? { 200: z.unknown() }),
        default: ErrorRespuestaSchema,
      },
    },
  })
}

/** `GET /docs`: the OpenAPI 3.1 of every route that `api` declares after this. Public: it holds no personal data. */
export async function serveOpenApi(api: FastifyInstance) {
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Cochera',
        version: '1',
        description:
          'API del back office. Fechas AAAA-MM-DD, dinero en pesos enteros, porcentajes de 0 a 100. Un rechazo es 400 si los datos enviados no son válidos, 401 si no hay sesión o ya no vale, 403 si el rol no lo permite, 404 si no existe, 409 si contradice lo que está guardado, 429 tras demasiados intentos y 503 si la base de datos no está disponible.',
      },
      servers: [{ url: '/api' }],
      components: { securitySchemes: { sesion: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform,
  })
  api.get('/docs', { config: { isPublic: true } }, async () => api.swagger())
}

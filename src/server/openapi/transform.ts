import type { SwaggerTransform } from '@fastify/swagger'
import type { FastifyContextConfig } from 'fastify'
import { createJsonSchemaTransform } from 'fastify-type-provider-zod'
import { ErrorRespuestaSchema } from '../../contract/errores'
import { PERMISOS } from '../../contract/permisos'
import * as z from '../../contract/zod'

/** Schemas that the document defines once and references. */
export const schemaRegistry = z.registry<{ id: string }>().add(ErrorRespuestaSchema, { id: 'Error' })

const jsonSchemaTransform = createJsonSchemaTransform({ schemaRegistry })

const ERRORS: Record<number, string> = {
  400: 'Los datos enviados no son válidos',
  401: 'No hay sesión, o ya no vale',
  403: 'El rol no lo permite',
  404: 'No existe',
  409: 'Contradice lo que está guardado',
  429: 'Demasiados intentos',
  503: 'La base de datos no está disponible',
}

const asJson = (description: string, schema: z.ZodType) => ({
  description,
  content: { 'application/json': { schema } },
})

/** The successful answers; a route that answers no JSON declares its content itself. */
const successesOf = (declared: Record<string, unknown> = { 200: z.unknown() }) =>
  Object.fromEntries(
    Object.entries(declared).map(([status, schema]) => [
      status,
      schema instanceof z.ZodType ? asJson('Hecho', schema) : schema,
    ]),
  )

/** The refusals; a public route has no 401 and 403. */
const errorsOf = ({ isPublic }: FastifyContextConfig) =>
  Object.fromEntries(
    Object.entries(ERRORS)
      .filter(([status]) => !isPublic || (status !== '401' && status !== '403'))
      .map(([status, description]) => [status, asJson(description, ErrorRespuestaSchema)]),
  )

/** Who may make the call, in words. */
function whoMay({ permiso, isPublic }: FastifyContextConfig) {
  if (isPublic) return 'Sin sesión.'
  if (permiso === undefined || permiso === 'sesion') return 'Cualquier sesión.'
  return `Roles: ${PERMISOS[permiso].join(', ')}.`
}

interface ObjectSchema {
  properties?: Record<string, unknown>
  required?: string[]
  anyOf?: ObjectSchema[]
}

/** Merges a query with alternatives into one object with all their fields; required are the fields of every alternative. */
function asOneObject(schema: ObjectSchema) {
  const { anyOf } = schema
  if (!anyOf) return schema
  const properties = Object.fromEntries(anyOf.flatMap((one) => Object.entries(one.properties ?? {})))
  const isRequired = (name: string) => anyOf.every(({ required = [] }) => required.includes(name))
  return { properties, required: Object.keys(properties).filter(isRequired) }
}

/** A route's zod schemas as the JSON Schema of OpenAPI 3.1, with its tag, roles and refusals. */
export const transform: SwaggerTransform = ({ schema, url, route, ...document }) => {
  const config = route.config ?? {}
  const documented = {
    ...schema,
    tags: [url.split('/')[2] ?? ''],
    description: whoMay(config),
    security: config.isPublic ? [] : [{ sesion: [] }],
    response: {
      ...successesOf(schema?.response as Record<string, unknown> | undefined),
      ...errorsOf(config),
    },
  }
  const result = jsonSchemaTransform({ schema: documented, url, route, ...document })
  const querystring = result.schema.querystring as ObjectSchema | undefined
  return querystring
    ? { ...result, schema: { ...result.schema, querystring: asOneObject(querystring) } }
    : result
}

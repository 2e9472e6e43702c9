import type { RouteOptions } from 'fastify'
import { ErrorRespuestaSchema } from '../../contract/errores'
import { PERMISOS } from '../../contract/permisos'
import * as z from '../../contract/zod'
import { RESPUESTAS } from './respuestas'

type JsonSchema = Record<string, unknown>

const ERRORES: Record<number, string> = {
  400: 'Los datos enviados no son válidos',
  401: 'No hay sesión, o ya no vale',
  403: 'El rol no lo permite',
  404: 'No existe',
  409: 'Contradice lo que está guardado',
  429: 'Demasiados intentos',
  503: 'La base de datos no está disponible',
}

/** JSON Schema of what is sent ('input') or answered ('output'). What has no JSON Schema (a transformation) is left open. */
function jsonSchemaDe(schema: unknown, io: 'input' | 'output'): JsonSchema {
  const { $schema: _version, ...resto } = z.toJSONSchema(schema as z.ZodType, { io, unrepresentable: 'any' })
  return resto
}

interface Objeto {
  properties?: Record<string, JsonSchema>
  required?: string[]
}

/** The fields of an object, or of any of several; required is what each of them requires. */
function camposDe(schema: unknown) {
  const json = jsonSchemaDe(schema, 'input') as Objeto & { anyOf?: Objeto[] }
  const variantes = json.anyOf ?? [json]
  const campos = Object.assign({}, ...variantes.map(({ properties }) => properties)) as Record<
    string,
    JsonSchema
  >
  return Object.entries(campos).map(([name, campo]) => ({
    name,
    required: variantes.every(({ required = [] }) => required.includes(name)),
    schema: campo,
  }))
}

const parametrosDe = ({ querystring, params }: NonNullable<RouteOptions['schema']>) => [
  ...(params ? camposDe(params).map((campo) => ({ ...campo, in: 'path', required: true })) : []),
  ...(querystring ? camposDe(querystring).map((campo) => ({ ...campo, in: 'query' })) : []),
]

const contenidoJson = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } })

const erroresDe = (publica: boolean) =>
  Object.fromEntries(
    Object.entries(ERRORES)
      .filter(([estado]) => !publica || (estado !== '401' && estado !== '403'))
      .map(([estado, description]) => [
        estado,
        { description, ...contenidoJson({ $ref: '#/components/schemas/Error' }) },
      ]),
  )

function respuestasDe(ruta: string, declaradas: Record<string, unknown>): Record<string, JsonSchema> {
  const exitos = Object.entries(declaradas).map(([estado, schema]): [string, JsonSchema] => [
    estado,
    { description: 'Hecho', ...contenidoJson(jsonSchemaDe(schema, 'output')) },
  ])
  const aparte = RESPUESTAS[ruta]
  if (exitos.length > 0 || aparte === undefined)
    return exitos.length > 0 ? Object.fromEntries(exitos) : { 200: { description: 'Hecho' } }
  const contenido =
    aparte === 'pdf' ? { content: { 'application/pdf': {} } } : contenidoJson(jsonSchemaDe(aparte, 'output'))
  return { 200: { description: 'Hecho', ...contenido } }
}

/** What may be done by whom, in words. */
function quienPuede({ permiso, publica }: NonNullable<RouteOptions['config']>): string {
  if (publica) return 'Sin sesión.'
  if (permiso === undefined || permiso === 'sesion') return 'Cualquier sesión.'
  return `Roles: ${PERMISOS[permiso].join(', ')}.`
}

function operacionDe({ schema = {}, config = {} }: RouteOptions, ruta: string) {
  const { body, response = {} } = schema
  const parameters = parametrosDe(schema)
  return {
    tags: [ruta.split('/')[1]],
    description: quienPuede(config),
    security: config.publica ? [] : [{ sesion: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(body ? { requestBody: { required: true, ...contenidoJson(jsonSchemaDe(body, 'input')) } } : {}),
    responses: {
      ...respuestasDe(ruta, response as Record<string, unknown>),
      ...erroresDe(config.publica === true),
    },
  }
}

/**
 * The OpenAPI 3.1 document of these routes, from the very schemas that they check with.
 * @param rutas as they were declared, below `/api`.
 */
export function documentoOpenApi(rutas: readonly RouteOptions[]): JsonSchema {
  const paths: Record<string, JsonSchema> = {}
  for (const declarada of rutas) {
    const ruta = declarada.url.replace(/^\/api/, '')
    const camino = (paths[ruta.replace(/:(\w+)/g, '{$1}')] ??= {})
    camino[String(declarada.method).toLowerCase()] = operacionDe(declarada, ruta)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Cochera',
      version: '1',
      description: 'API del back office. Fechas AAAA-MM-DD, dinero en pesos enteros, porcentajes de 0 a 100.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { Error: jsonSchemaDe(ErrorRespuestaSchema, 'output') },
      securitySchemes: { sesion: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

import Fastify, { type FastifyBodyParser, type FastifyInstance, type RouteOptions } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { hoyEn } from '../contract/fechas'
import { registrarApi } from './api'
import { comprimirRespuestas } from './compresion'
import { type Config } from './config'
import { type Conexion } from './db/connection'
import { type Dependencias } from './dependencias'
import { origenDelApi, servirEstaticos } from './estaticos'
import { warnOfUnknownProxy } from './exposure'
import { medir } from './metricas'
import { RequestsAtDebug, opcionesDeRegistro } from './registro'
import { answerInNodesPlace, responderError, responderFueraDeRuta, responderMalFormado } from './respuestas'
import { bareHeaders, crearPolitica, protegerCabeceras } from './seguridad'
import { type LimitesDeIngreso } from './sesion/limites'
import { validatorCompiler } from './validacion'

const UN_MEBIBYTE = 1_048_576

export interface OpcionesDeApp {
  conexion: Conexion
  config: Config
  /** The present instant; a test may stop it. */
  reloj?: () => Date
  /** Folder of the built page; without it only the API is served. */
  publicDir?: string
  limites?: LimitesDeIngreso
  /** Hears of every route as it is declared. */
  alDeclararRuta?: (ruta: RouteOptions) => void
}

const nunca = (): never => {
  throw new Error('The compilers are set before any route is.')
}

const crearFastify = (config: Config) =>
  Fastify({
    logger: opcionesDeRegistro(config.logLevel),
    logController: new RequestsAtDebug(),
    trustProxy: config.proxy.length > 0 && config.proxy,
    bodyLimit: UN_MEBIBYTE,
    // A client gets 12 s to send its request, looked at every second, so that a slow one is gone within 15 s.
    requestTimeout: 12_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1000, requireHostHeader: false },
    connectionTimeout: 60_000,
    // On close, idle connections end at once, and requests that have come are answered rather than refused.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
    // Fastify's own compilers, Ajv and its kin, take a tenth of the start to load; ours take their place below.
    schemaController: { compilersFactory: { buildValidator: nunca, buildSerializer: nunca } },
    // What follows never reaches the error handler: an address that cannot be decoded, and what is not HTTP.
    frameworkErrors: responderFueraDeRuta(bareHeaders(config)),
    clientErrorHandler: responderMalFormado(bareHeaders(config)),
  })

/** JSON only; the calls without a body announce JSON all the same, and an empty one counts as none. */
function aceptarSoloJson(app: FastifyInstance) {
  const analizar = app.getDefaultJsonParser('error', 'error')
  const conVacio: FastifyBodyParser<string> = (request, cuerpo, listo) => {
    if (cuerpo === '') listo(null, undefined)
    else void analizar(request, cuerpo, listo)
  }
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, conVacio)
}

/** The whole server over an open, migrated database; it does not listen yet. Closing it leaves the database open. */
export async function buildApp(opciones: OpcionesDeApp) {
  const { conexion, config, reloj, publicDir, limites, alDeclararRuta } = opciones
  const ahora = reloj ?? (() => new Date())
  const dependencias: Dependencias = {
    db: conexion.db,
    engine: conexion.engine,
    instantanea: conexion.instantanea,
    config,
    hoy: () => hoyEn(config.zonaHoraria, ahora()),
    reloj: ahora,
  }

  const app = crearFastify(config).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  // The answers' schemas document and type the routes. Encoding 22,000 rows with zod costs more than reading them.
  app.setSerializerCompiler(() => (datos) => JSON.stringify(datos))
  app.setErrorHandler(responderError)
  if (alDeclararRuta) app.addHook('onRoute', alDeclararRuta)
  aceptarSoloJson(app)

  const politica = crearPolitica(origenDelApi(publicDir))
  await protegerCabeceras(app, { politica, tls: config.tls })
  answerInNodesPlace(app, bareHeaders(config))
  warnOfUnknownProxy(app)
  comprimirRespuestas(app)
  medir(app, config)
  await app.register(registrarApi, { prefix: '/api', dependencias, limites })
  const ajustes = {
    'zona-horaria': config.zonaHoraria,
    'umbral-pasajeros': String(config.umbralPasajeros),
  }
  await servirEstaticos(app, { publicDir, ajustes, politica })
  return app
}

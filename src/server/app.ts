import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyBodyParser, type FastifyInstance, type RouteOptions } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { hoyEn } from '../contract/fechas'
import { registerApi } from './api'
import { type Config } from './config'
import { assertRecorded } from './db/changes/guard'
import { recordedName } from './db/changes/noun'
import { type Connection } from './db/types'
import { type Dependencies } from './dependencies'
import { compressReplies } from './http/compression'
import { handleClientError, handleError } from './http/error-handler'
import { measure } from './http/metrics'
import { bareHeaders, createContentPolicy, setSecurityHeaders } from './http/security-headers'
import { apiOrigin, serveStaticFiles } from './http/static-files'
import { validatorCompiler } from './http/validation'
import { RequestsAtDebug, loggerOptions } from './logger'
import { NOUNS } from './nouns'
import { type SignInLimits } from './sesion/limits'
import { DRAWING_LIMITS } from './documentos/send'
import { FairQueue } from './streaming/fair-queue'
import { createSnapshotReader } from './streaming/snapshots'

const A_MEBIBYTE = 1_048_576

export interface AppOptions {
  connection: Connection
  config: Config
  /** The present instant; a test may stop it. */
  clock?: () => Date
  /** Folder of the built page; without it only the API is served. */
  publicDir?: string
  limits?: SignInLimits
  /** Offers to create the first administrator to whoever has this code. */
  firstAdminCode?: string
  /** Called with every route as it is declared. */
  onRoute?: (route: RouteOptions) => void
}

const neverCompile = (): never => {
  throw new Error('The compilers are set before any route is.')
}

const createFastify = (config: Config) =>
  Fastify({
    logger: loggerOptions(config.logLevel),
    logController: new RequestsAtDebug(),
    // A change bears the number of its request, whichever process answered it.
    genReqId: () => randomUUID(),
    trustProxy: config.proxy.length > 0 && config.proxy,
    bodyLimit: A_MEBIBYTE,
    // A client gets 12 s to send its request, checked every second: a slow one is gone within 15 s.
    requestTimeout: 12_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1000 },
    connectionTimeout: 60_000,
    // On close, idle connections end at once and pending requests are still answered.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
    // Fastify's own compilers (Ajv) take a tenth of the start to load; zod's are set below.
    schemaController: { compilersFactory: { buildValidator: neverCompile, buildSerializer: neverCompile } },
    // An undecodable address, and bytes that are not HTTP, meet no hook that would set the headers.
    frameworkErrors: (error, request, reply) =>
      void handleError(error, request, reply.headers(bareHeaders(config))),
    clientErrorHandler: handleClientError(bareHeaders(config)),
  })

/** Accepts JSON only. Calls without a body announce JSON too, so an empty body counts as none. */
function acceptJsonOnly(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  const parseOrEmpty: FastifyBodyParser<string> = (request, body, done) => {
    if (body === '') done(null, undefined)
    else void parse(request, body, done)
  }
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, parseOrEmpty)
}

/** Builds the server over an open, migrated database, without listening. Closing it leaves the database open. */
export async function buildApp(options: AppOptions) {
  const { connection, config, clock = () => new Date(), publicDir, limits, firstAdminCode, onRoute } = options
  const app = createFastify(config).withTypeProvider<ZodTypeProvider>()
  const db = connection.db.withPlugin(assertRecorded((table) => !recordedName(NOUNS, table)))
  const dependencies: Dependencies = {
    ...connection,
    db,
    nouns: NOUNS,
    readSnapshotFor: createSnapshotReader(connection),
    pdfQueue: new FairQueue(DRAWING_LIMITS),
    config,
    firstAdminCode,
    today: () => hoyEn(config.zonaHoraria, clock()),
    clock,
  }

  app.setValidatorCompiler(validatorCompiler)
  // Response schemas document and type the routes only: encoding 22,000 rows with zod costs more than reading them.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data))
  app.setErrorHandler(handleError)
  if (onRoute) app.addHook('onRoute', onRoute)
  acceptJsonOnly(app)

  const policy = createContentPolicy(apiOrigin(publicDir))
  await setSecurityHeaders(app, { policy, tls: config.tls })
  compressReplies(app)
  measure(app, config)
  await app.register(registerApi, { prefix: '/api', dependencies, limits })
  const settings = {
    'zona-horaria': config.zonaHoraria,
    'umbral-pasajeros': String(config.umbralPasajeros),
    // Encoded, since the page is written without quotes about it.
    empresa: encodeURIComponent(config.empresa),
  }
  await serveStaticFiles(app, { publicDir, settings, policy })
  return app
}

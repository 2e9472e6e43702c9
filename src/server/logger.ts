import { LogController, type FastifyReply, type FastifyRequest } from 'fastify'
import pino from 'pino'
import { type Config } from './config'

/**
 * Structured logs without personal data. Of a request only method and path: a query may hold a documento. Of an error not the
 * `detail` of PostgreSQL: it holds the row's values.
 */
export const loggerOptions = (level: Config['logLevel']) => ({
  level,
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

/** Logs requests at `debug`: at Fastify's own level, `info`, they would drown the security log. */
export class RequestsAtDebug extends LogController {
  override incomingRequest({ log }: FastifyRequest) {
    log.debug('incoming request')
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
    if (error) super.requestCompleted(error, request, reply)
    else request.log.debug({ req: request, res: reply, responseTime: reply.elapsedTime }, 'request completed')
  }

  override streamError(error: Error & { code?: string }, request: FastifyRequest, reply: FastifyReply) {
    // A client that leaves early is no failure.
    if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') request.log.debug({ req: request }, 'client went away')
    else super.streamError(error, request, reply)
  }
}

/** The log of a command, on standard error: standard output is for its result. */
export const commandLog = ({ logLevel }: Config) => pino(loggerOptions(logLevel), pino.destination(2))

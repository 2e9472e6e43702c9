import { LogController, type FastifyReply, type FastifyRequest } from 'fastify'
import pino from 'pino'
import { type Config } from './config'

/**
 * Structured logs that name no one but who signs in: of a request its method and path alone, since a query may hold a documento;
 * of an error what the engine said, without the values of the row that PostgreSQL adds as `detail`.
 */
export const opcionesDeRegistro = (nivel: Config['logLevel']) => ({
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

/** Each request is a matter of `debug`; at `info`, Fastify's own level for it, the security log would drown. */
export class RequestsAtDebug extends LogController {
  override incomingRequest({ log }: FastifyRequest) {
    log.debug('incoming request')
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
    if (error) super.requestCompleted(error, request, reply)
    else request.log.debug({ req: request, res: reply, responseTime: reply.elapsedTime }, 'request completed')
  }

  override streamError(error: Error & { code?: string }, request: FastifyRequest, reply: FastifyReply) {
    // Whoever goes away before the end leaves no more behind than any request.
    if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') request.log.debug({ req: request }, 'client went away')
    else super.streamError(error, request, reply)
  }
}

/** The log of a command, whose standard output is for whoever runs it. */
export const commandLog = ({ logLevel }: Pick<Config, 'logLevel'>): pino.Logger =>
  pino(opcionesDeRegistro(logLevel), pino.destination(2))

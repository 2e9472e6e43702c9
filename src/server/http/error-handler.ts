/** Answers every refusal and failure, in the one shape `{ mensaje, errores?, actual? }`. */
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseUnavailable, isForeignKeyViolation } from '../db/errors'
import { HttpError } from './errors'
import { errorCode } from '../error-code'
import { JSON_UTF8 } from './streams'
import { REFUSALS, logSecurity } from './security-log'

const MESSAGES: Record<number, string> = {
  400: 'Los datos enviados no son válidos.',
  403: 'Esa dirección no se puede abrir.',
  404: 'La dirección solicitada no existe.',
  408: 'La petición tardó demasiado. Intente de nuevo.',
  413: 'Los datos enviados son demasiado grandes.',
  414: 'La dirección es demasiado larga.',
  415: 'El contenido debe enviarse como JSON.',
  429: 'Demasiados intentos. Espere un momento e intente de nuevo.',
  431: 'Los encabezados de la petición son demasiado grandes.',
}
/** Status and body for a thrown error. The text of a 5xx goes to the log, never to the person. */
function answerFor(error: unknown) {
  if (error instanceof HttpError) {
    const { statusCode: status, message: mensaje, errores, actual } = error
    return { status, body: { mensaje, errores, actual } }
  }
  if (isDatabaseUnavailable(error))
    return { status: 503, body: { mensaje: 'La base de datos no está disponible. Intente de nuevo.' } }
  // The write was tried again, and each time what it refers to had gone.
  if (isForeignKeyViolation(error))
    return {
      status: 409,
      body: { mensaje: 'Otra persona cambió mientras tanto lo que esto necesita. Intente de nuevo.' },
    }
  const status = Number((error as { statusCode?: number } | undefined)?.statusCode)
  if (!(status >= 400 && status <= 499))
    return { status: 500, body: { mensaje: 'Ocurrió un error inesperado. Intente de nuevo.' } }
  const isMisspelt = errorCode(error) === 'FST_ERR_BAD_URL'
  const mensaje = isMisspelt ? 'La dirección está mal escrita.' : MESSAGES[status]
  return { status, body: { mensaje: mensaje ?? 'La petición no es válida.' } }
}

/** Fastify's error handler: for all that a route, a hook or a parser throws. */
export async function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  // A client that left half-way causes errors that say nothing about the database.
  const clientLeft = request.raw.destroyed && !request.raw.complete
  const { status, body } = answerFor(clientLeft ? { statusCode: 400 } : error)
  if (status === 503)
    request.log.warn({ err: error }, error instanceof HttpError ? 'too much at once' : 'database away')
  else if (status >= 500) request.log.error({ err: error }, 'unexpected error')
  const refusal = REFUSALS[status]
  if (refusal) logSecurity(request, refusal, { status })
  return reply.code(status).send(body)
}

/** For an address without a route. */
export const replyNotFound = (reply: FastifyReply) => reply.code(404).send({ mensaje: MESSAGES[404] })

const STATUS_BY_CODE: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
}

/** For bytes that are not HTTP, or come too slowly: there is no request yet, so the answer is written by hand. */
export const handleClientError =
  (headers: Record<string, string>) => (error: Error & { code?: string }, socket: Socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const status = STATUS_BY_CODE[error.code ?? ''] ?? 400
    const body = JSON.stringify({ mensaje: MESSAGES[status] })
    const allHeaders = {
      ...headers,
      'content-type': JSON_UTF8,
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    }
    const lines = Object.entries(allHeaders).map(([name, value]) => `${name}: ${value}`)
    const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines].join('\r\n')
    if (socket.writable) socket.write(`${head}\r\n\r\n${body}`)
    socket.destroySoon()
  }

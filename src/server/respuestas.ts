/** Every refusal leaves the server through here, in the one shape `{ mensaje, errores?, actual? }`. */
import { STATUS_CODES, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ErrorRespuesta } from '../contract/errores'
import { esBaseNoDisponible } from './db/errores'
import { ErrorDeNegocio, codigoDe } from './errores'
import { paginaDeError, pideUnaPagina } from './paginaDeError'
import { JSON_UTF8 } from './piezas'
import { REFUSALS, logSecurity } from './securityLog'

const HTML = 'text/html; charset=utf-8'

const POR_ESTADO: Record<number, string> = {
  400: 'Los datos enviados no son válidos.',
  403: 'Esa dirección no se puede abrir.',
  404: 'La dirección solicitada no existe.',
  408: 'La petición tardó demasiado. Intente de nuevo.',
  413: 'Los datos enviados son demasiado grandes.',
  414: 'La dirección es demasiado larga.',
  415: 'El contenido debe enviarse como JSON.',
  417: 'La petición no es válida.',
  429: 'Demasiados intentos. Espere un momento e intente de nuevo.',
  431: 'Los encabezados de la petición son demasiado grandes.',
}
const BASE_NO_DISPONIBLE = 'La base de datos no está disponible. Intente de nuevo.'
const DIRECCION_MAL_ESCRITA = 'La dirección está mal escrita.'
const SIN_HOST = 'La petición no dice a qué dirección va.'
const INESPERADO = 'Ocurrió un error inesperado. Intente de nuevo.'

const estadoDe = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500

/** Status and body for whatever was thrown. A 5xx is for the log: its text never reaches the person. */
function respuestaDe(error: unknown): { estado: number; cuerpo: ErrorRespuesta } {
  if (error instanceof ErrorDeNegocio) return { estado: error.statusCode, cuerpo: error.cuerpo() }
  if (esBaseNoDisponible(error)) return { estado: 503, cuerpo: { mensaje: BASE_NO_DISPONIBLE } }
  const estado = estadoDe(error)
  if (!(estado >= 400 && estado <= 499)) return { estado: 500, cuerpo: { mensaje: INESPERADO } }
  return { estado, cuerpo: { mensaje: POR_ESTADO[estado] ?? 'La petición no es válida.' } }
}

/** Fastify's handler of everything that a route, a hook or a parser throws. */
export async function responderError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  // Whoever left half-way through a request hears nothing, and it says nothing about the database.
  const seFue = request.raw.destroyed && !request.raw.complete
  const { estado, cuerpo } = respuestaDe(seFue ? { statusCode: 400 } : error)
  if (estado === 503) request.log.warn({ err: error }, 'database away')
  else if (estado >= 500) request.log.error({ err: error }, 'unexpected error')
  const refusal = REFUSALS[estado]
  if (refusal) logSecurity(request, refusal, { status: estado })
  reply.code(estado)
  return pideUnaPagina(request)
    ? reply.type(HTML).header('cache-control', 'no-store').send(paginaDeError(cuerpo.mensaje))
    : reply.send(cuerpo)
}

/** For the address that no route has. */
export const noExiste = (reply: FastifyReply) => reply.code(404).send({ mensaje: POR_ESTADO[404] })

/**
 * For an address that cannot be decoded (`/%`): Fastify has no route for it, and so no error handler.
 * @param headers of every answer of which that is true.
 */
export const responderFueraDeRuta =
  (headers: Record<string, string>) =>
  (error: unknown, request: FastifyRequest, reply: { hijack(): unknown; raw: ServerResponse }) => {
    const { estado, cuerpo } = respuestaDe(error)
    const mensaje = codigoDe(error) === 'FST_ERR_BAD_URL' ? DIRECCION_MAL_ESCRITA : cuerpo.mensaje
    const texto = pideUnaPagina(request) ? paginaDeError(mensaje) : JSON.stringify({ mensaje })
    reply.hijack()
    reply.raw
      .writeHead(estado, { ...headers, 'content-type': pideUnaPagina(request) ? HTML : JSON_UTF8 })
      .end(texto)
  }

const ESTADO_DE_CONEXION: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
}

/** For what is not HTTP, or too slow: there is no request yet, so the answer is written by hand. */
export const responderMalFormado =
  (headers: Record<string, string>) => (error: Error & { code?: string }, socket: Socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const estado = ESTADO_DE_CONEXION[error.code ?? ''] ?? 400
    const cuerpo = JSON.stringify({ mensaje: POR_ESTADO[estado] })
    const todas = {
      ...headers,
      'content-type': JSON_UTF8,
      'content-length': Buffer.byteLength(cuerpo),
      connection: 'close',
    }
    const lineas = Object.entries(todas).map(([nombre, valor]) => `${nombre}: ${valor}`)
    const inicio = [`HTTP/1.1 ${estado} ${STATUS_CODES[estado]}`, ...lineas].join('\r\n')
    if (socket.writable) socket.write(`${inicio}\r\n\r\n${cuerpo}`)
    socket.destroySoon()
  }

/** For what Node would answer by itself, with none of our headers: a call that names no host, and one that expects the unknown. */
export function answerInNodesPlace(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.headers.host === undefined && raw.httpVersion !== '1.0') throw new ErrorDeNegocio(400, SIN_HOST)
  })
  app.server.on('checkExpectation', (_request, response: ServerResponse) => {
    response
      .writeHead(417, { ...headers, 'content-type': JSON_UTF8 })
      .end(JSON.stringify({ mensaje: POR_ESTADO[417] }))
  })
}

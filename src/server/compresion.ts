import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PassThrough, type Transform } from 'node:stream'
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  gzipSync,
} from 'node:zlib'

/** Ours come first among those that a browser likes alike. */
const CODIFICACIONES: ('br' | 'gzip' | 'identity')[] = ['br', 'gzip', 'identity']
export type Codificacion = (typeof CODIFICACIONES)[number]

/**
 * How long answers are made small. Of all the levels, these cost the least in all, of this machine's work and of the way over
 * a 10 Mbit/s line: docs/measurements.md has the figures. The narrower window takes a third less time and memory than the widest.
 */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } }
const LARGA = { br: brotli, gzip: { level: 5 } }

/** A short answer is made small at once, in a tenth of a millisecond: handing it to another thread costs twenty times that. */
const CORTA = {
  br: { params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 16 } },
  gzip: { level: 3 },
}
/** Characters under which an answer comes in the same packets either way, and above which it is no longer done at once. */
const MINIMA = 2048
const MAXIMA_CORTA = 65_536

/** What the browser likes best of what we have. */
export const codificacionDe = ({ headers }: FastifyRequest): Codificacion =>
  negotiate(`${headers['accept-encoding'] ?? ''}`, CODIFICACIONES) ?? 'identity'

/**
 * Bytes that wait for whoever reads slowly, instead of keeping the database waiting: as long as the list of ten years
 * of a company of sixty buses.
 */
const EN_ESPERA = { readableHighWaterMark: 12 * 1024 * 1024, chunkSize: 65_536 }

/** Makes small what is written to `transformar`; `vaciar` sends on its way whatever has been written so far. */
export function compresorDe(codificacion: Codificacion): { transformar: Transform; vaciar: () => void } {
  if (codificacion === 'identity') return { transformar: new PassThrough(EN_ESPERA), vaciar: () => undefined }
  const transformar =
    codificacion === 'br'
      ? createBrotliCompress({ ...LARGA.br, ...EN_ESPERA })
      : createGzip({ ...LARGA.gzip, ...EN_ESPERA })
  return { transformar, vaciar: () => transformar.flush() }
}

const DE_UNA_VEZ = {
  br: (texto: string) => brotliCompressSync(texto, CORTA.br),
  gzip: (texto: string) => gzipSync(texto, CORTA.gzip),
}

type Listo = (error: Error | null, cuerpo: unknown) => void
const APARTE = {
  br: (texto: string, listo: Listo) => brotliCompress(texto, LARGA.br, listo),
  gzip: (texto: string, listo: Listo) => gzip(texto, LARGA.gzip, listo),
}

/** Makes an answer small that is one text. What is sent in pieces or as bytes has seen to it itself. */
function comprimir(request: FastifyRequest, reply: FastifyReply, cuerpo: unknown, listo: Listo): void {
  const codificacion = codificacionDe(request)
  if (typeof cuerpo !== 'string' || cuerpo.length < MINIMA || codificacion === 'identity')
    return listo(null, cuerpo)
  void reply.header('content-encoding', codificacion).header('vary', 'Accept-Encoding')
  if (cuerpo.length > MAXIMA_CORTA) return APARTE[codificacion](cuerpo, listo)
  listo(null, DE_UNA_VEZ[codificacion](cuerpo))
}

/** Every route that is declared after this makes its answers small, when all else that is done with them is done. */
export function comprimirRespuestas(app: FastifyInstance): void {
  app.addHook('onRoute', (ruta) => {
    ruta.onSend = [...[ruta.onSend ?? []].flat(), comprimir]
  })
}

import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PassThrough } from 'node:stream'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'

/** Server's order of preference among encodings that the browser weighs equally. */
const ENCODINGS: ('br' | 'gzip' | 'identity')[] = ['br', 'gzip', 'identity']
export type Encoding = (typeof ENCODINGS)[number]

/**
 * The levels with the least total of compression time and transfer over a 10 Mbit/s line (docs/measurements.md). The narrower brotli
 * window takes a third less time and memory than the widest.
 */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } }
const GZIP = { level: 5 }

/** Characters below which compression saves no packet. */
const MIN_LENGTH = 2048

/** The browser's preferred encoding among ours. */
export const negotiateEncoding = ({ headers }: FastifyRequest) =>
  negotiate(`${headers['accept-encoding'] ?? ''}`, ENCODINGS) ?? 'identity'

/**
 * Bytes buffered for a slow client, so that the database need not wait: the list of ten years of a company of sixty buses; and before the
 * compression, those of some pieces, so that the next are read meanwhile.
 */
const BUFFER = {
  readableHighWaterMark: 12 * 1024 * 1024,
  writableHighWaterMark: 4 * 1024 * 1024,
  chunkSize: 65_536,
}

/** The streams that compress; `flush` sends what has been written so far. */
export const createCompressor = {
  br: () => createBrotliCompress({ ...BROTLI, ...BUFFER }),
  gzip: () => createGzip({ ...GZIP, ...BUFFER }),
  identity: () => Object.assign(new PassThrough(BUFFER), { flush: () => undefined }),
}

type Done = (error: Error | null, body: unknown) => void
/** Compresses an answer that is one text. Streams and buffers come compressed already. */
function compressText(request: FastifyRequest, reply: FastifyReply, body: unknown, done: Done) {
  const encoding = negotiateEncoding(request)
  if (typeof body !== 'string' || body.length < MIN_LENGTH || encoding === 'identity') return done(null, body)
  void reply.header('content-encoding', encoding).header('vary', 'Accept-Encoding')
  if (encoding === 'br') brotliCompress(body, BROTLI, done)
  else gzip(body, GZIP, done)
}

/** Compresses the answers of every route declared after this, as their last onSend hook. */
export function compressReplies(app: FastifyInstance) {
  app.addHook('onRoute', (route) => {
    route.onSend = [...[route.onSend ?? []].flat(), compressText]
  })
}

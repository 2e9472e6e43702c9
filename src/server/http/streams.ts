/** Sends long JSON answers while they are read, so that memory and other requests do not pay for their length. */
import { Readable, pipeline } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createCompressor, negotiateEncoding, type Encoding } from './compression'

export const JSON_UTF8 = 'application/json; charset=utf-8'

/** Bytes up to which an answer is sent whole, with its length. */
const SHORT = 32_768

/** The beginning of an answer, and the rest that is still to be read; null when there is none. */
interface StartedAnswer {
  head: Buffer
  rest: AsyncGenerator<Buffer> | null
}

/** Reads until the answer is known to be long. @throws the database's error, while a status can still be sent. */
export async function startAnswer(pieces: AsyncGenerator<Buffer>): Promise<StartedAnswer> {
  let head = Buffer.alloc(0)
  while (head.length < SHORT) {
    const next = await pieces.next()
    if (next.done) return { head, rest: null }
    head = Buffer.concat([head, next.value])
  }
  return { head, rest: pieces }
}

/** The bytes of an answer. The head is sent before the rest is read. */
export function compressedBody(
  { head, rest }: StartedAnswer,
  encoding: Encoding,
  onFailure: (error: Error) => void,
): Readable {
  const transform = createCompressor[encoding]()
  async function* chunks() {
    yield head
    transform.flush()
    if (rest) yield* rest
  }
  return pipeline(Readable.from(chunks(), { objectMode: false }), transform, (error) => {
    // If the client leaves before the first byte, close the generator: its snapshot would stay open.
    rest?.return(undefined).catch(onFailure)
    if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') onFailure(error)
  })
}

/** Milliseconds for a client to read an answer. */
const READING = 120_000

/** Ends the connection of a client who has not read the answer in time, though all of it may be waiting in memory. */
export function limitReading({ log }: FastifyRequest, { raw }: FastifyReply) {
  if (raw.destroyed) return
  const timer = setTimeout(() => {
    log.warn('answer cut off: it was read too slowly')
    raw.destroy()
  }, READING)
  raw.once('close', () => clearTimeout(timer))
}

/** Sends JSON that comes in pieces: a short answer whole, a long one as it is read. */
export async function sendJsonStream(
  request: FastifyRequest,
  reply: FastifyReply,
  pieces: AsyncGenerator<Buffer>,
): Promise<FastifyReply> {
  const started = await startAnswer(pieces)
  void reply.type(JSON_UTF8)
  if (!started.rest) return reply.send(started.head.toString())
  const encoding = negotiateEncoding(request)
  if (encoding !== 'identity')
    void reply.header('content-encoding', encoding).header('vary', 'Accept-Encoding')
  limitReading(request, reply)
  return reply.send(
    compressedBody(started, encoding, (error) => request.log.error({ err: error }, 'answer cut off')),
  )
}

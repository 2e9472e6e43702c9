import type { FastifyReply, FastifyRequest } from 'fastify'
import { negotiateEncoding, type Encoding } from '../http/compression'
import type { Db } from '../db/types'
import type { Dependencies } from '../dependencies'
import { JSON_UTF8, compressedBody, startAnswer } from '../http/streams'
import { SharedAnswer } from '../streaming/shared-answer'
import { searchLiquidaciones } from './search'

/**
 * Part of every ETag: another shape of the rows is another answer, though the data be the same. Browsers may hold answers of l1
 * on which somebody's token stands.
 */
const FORMAT = 'l2'

/** Bytes of a copy that is still worth its memory: thirty years of a company of sixty buses. */
const MAX_COPY = 24 * 1024 * 1024

/** The list in one of its states, as it is sent: to all who ask while nothing is written, and to whoever starts a browser anew. */
interface Copy {
  etag: string
  answer: Promise<SharedAnswer>
}

/** The state that the list is in; a table that nobody has written to is in the state ''. */
async function listVersion(db: Db): Promise<string> {
  const row = await db
    .selectFrom('versiones')
    .select('version')
    .where('nombre', '=', 'liquidaciones')
    .executeTakeFirst()
  return row?.version ?? ''
}

/**
 * Answers the whole list. Its ETag is the state of the data, read before the rows: an answer may be newer than it says, which
 * costs one fetch more, and never older. Whoever holds the present state is told so without a query of the rows.
 *
 * A browser keeps its copy and asks about it each time. It is the same for all, and nothing on it is anybody's own.
 */
export function createList(deps: Dependencies) {
  const copies = new Map<Encoding, Copy>()

  const makeAnswer = async (encoding: Encoding, { log }: FastifyRequest) =>
    compressedBody(await startAnswer(searchLiquidaciones(deps.readSnapshot)), encoding, (error) =>
      log.error({ err: error }, 'list cut off'),
    )

  /** The one that is there or being made, or a new one, which is kept unless it fails or grows too large. */
  function answerFor(etag: string, encoding: Encoding, request: FastifyRequest): Promise<SharedAnswer> {
    const known = copies.get(encoding)
    if (known?.etag === etag) return known.answer
    const answer = makeAnswer(encoding, request).then((source) => new SharedAnswer(source, MAX_COPY))
    const copy = { etag, answer }
    copies.set(encoding, copy)
    const forget = () => copies.get(encoding) === copy && copies.delete(encoding)
    answer.then(({ completed }) => completed).then((keep) => keep || forget(), forget)
    return answer
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const etag = `W/"${FORMAT}-${await listVersion(deps.db)}"`
    void reply
      .header('cache-control', 'private, no-cache')
      .header('vary', 'Authorization, Accept-Encoding')
      .header('etag', etag)
    if (`${request.headers['if-none-match']}`.split(/,\s*/).includes(etag)) return reply.code(304).send()

    const encoding = negotiateEncoding(request)
    // Uncompressed it is too large to be kept, or to be made faster than it is read.
    const body =
      encoding === 'identity'
        ? await makeAnswer(encoding, request)
        : (await answerFor(etag, encoding, request)).body()
    if (encoding !== 'identity') void reply.header('content-encoding', encoding)
    return reply.type(JSON_UTF8).send(body)
  }
}

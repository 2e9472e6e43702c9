import type { FastifyReply, FastifyRequest } from 'fastify'
import { CABECERA_TOTALES } from '../../contract/cabeceras'
import { type TotalesLiquidaciones } from '../../contract/liquidaciones'
import { negotiateEncoding, type Encoding } from '../http/compression'
import type { Db } from '../db/types'
import type { Dependencies } from '../dependencies'
import { JSON_UTF8, compressedBody, limitReading, startAnswer } from '../http/streams'
import { uuidOf } from '../sesion/usuario'
import { keepLatest } from '../streaming/latest'
import { shareAnswer, type SharedAnswer } from '../streaming/shared-answer'
import { searchLiquidaciones } from './search'
import { totalsOfAll } from './totals'

/** Part of every ETag: raise it when the shape of the rows changes. Answers of l1 may hold a token in browsers' caches. */
const FORMAT = 'l3'

/** Bytes of the largest copy to keep: thirty years of a company of sixty buses. */
const MAX_COPY = 24 * 1024 * 1024

/** Has the copies made, so that nobody waits for the turn of the user who happens to ask first. */
const EVERYBODY = 'everybody'

/** The bytes of one version of the list, sent to every client until something is written. */
interface Copy {
  etag: string
  answer: Promise<SharedAnswer>
}

/** The version of the list; '' before the first write. */
async function listVersion(db: Db) {
  const row = await db
    .selectFrom('versiones')
    .select('version')
    .where('nombre', '=', 'liquidaciones')
    .executeTakeFirst()
  return row?.version ?? ''
}

/**
 * Answers the whole list. Its ETag is the list's version, read before the rows: an answer may be newer than its ETag, which costs one
 * fetch more, and never older. A client with the current version gets a 304 without a query of the rows.
 *
 * Browsers cache the list and revalidate it each time. It is the same for every user.
 */
export function createList(deps: Pick<Dependencies, 'db' | 'readSnapshotFor'>) {
  const copies = new Map<Encoding, Copy>()
  const totals = keepLatest<TotalesLiquidaciones>()

  const makeAnswer = async (encoding: Encoding, user: string, { log }: FastifyRequest) =>
    compressedBody(
      await startAnswer(deps.readSnapshotFor(user)((base) => searchLiquidaciones(base))),
      encoding,
      (error) => log.error({ err: error }, 'list cut off'),
    )

  /** The copy that exists or is being made, or a new one, kept unless it fails or grows too large. */
  function answerFor(etag: string, encoding: Encoding, request: FastifyRequest) {
    const known = copies.get(encoding)
    if (known?.etag === etag) return known.answer
    const answer = makeAnswer(encoding, EVERYBODY, request).then((source) => shareAnswer(source, MAX_COPY))
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

    void reply.header(CABECERA_TOTALES, JSON.stringify(await totals(etag, () => totalsOfAll(deps.db))))
    const encoding = negotiateEncoding(request)
    // Uncompressed it is too large to keep, or to make faster than the client reads.
    const body =
      encoding === 'identity'
        ? await makeAnswer(encoding, uuidOf(request), request)
        : (await answerFor(etag, encoding, request)).body()
    if (encoding !== 'identity') void reply.header('content-encoding', encoding)
    limitReading(request, reply)
    return reply.type(JSON_UTF8).send(body)
  }
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import { CABECERA_TOTALES } from '../../contract/cabeceras'
import { type TotalesLiquidaciones } from '../../contract/liquidaciones'
import { negotiateEncoding, type Encoding } from '../http/compression'
import type { Db } from '../db/types'
import type { Dependencies } from '../dependencies'
import { JSON_UTF8, compressedBody, limitReading, startAnswer } from '../http/streams'
import { keepLatest } from '../streaming/latest'
import { shareAnswer, type SharedAnswer } from '../streaming/shared-answer'
import { searchLiquidaciones } from './search'
import { totalsOfAll } from './totals'

/** Part of every ETag: raise it when the shape of the rows or of their totals changes. Answers of l1 may hold a token in browsers' caches. */
const FORMAT = 'l4'

/** Bytes of the largest copy to keep: thirty years of a company of sixty buses. */
const MAX_COPY = 24 * 1024 * 1024

/** Has the copies made, so that nobody waits for the turn of the user who happens to ask first. */
const EVERYBODY = 'everybody'

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
  /** The bytes of one version of the list, sent to every client until something is written. */
  const keepCopy = () => keepLatest<SharedAnswer>(({ completed }) => completed)
  const copies = { br: keepCopy(), gzip: keepCopy(), identity: keepCopy() }
  const totals = keepLatest<TotalesLiquidaciones>()

  const makeCopy = async (encoding: Encoding, { log }: FastifyRequest) => {
    const started = await startAnswer(deps.readSnapshotFor(EVERYBODY)((base) => searchLiquidaciones(base)))
    const body = compressedBody(started, encoding, (error) => log.error({ err: error }, 'list cut off'))
    return shareAnswer(body, MAX_COPY)
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
    const copy = await copies[encoding](etag, () => makeCopy(encoding, request))
    if (encoding !== 'identity') void reply.header('content-encoding', encoding)
    limitReading(request, reply)
    return reply.type(JSON_UTF8).send(copy.body())
  }
}

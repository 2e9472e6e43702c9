import type { FastifyReply, FastifyRequest } from 'fastify'
import { negotiateEncoding, type Encoding } from '../http/compression'
import type { Db } from '../db/types'
import type { Dependencies } from '../dependencies'
import { JSON_UTF8, compressedBody, startAnswer } from '../http/streams'
import { SharedAnswer } from '../streaming/shared-answer'
import { paginasDeLiquidaciones } from './paginas'

/**
 * Part of every ETag: another shape of the rows is another answer, though the data be the same. Browsers may hold answers of l1
 * on which somebody's token stands.
 */
const FORMATO = 'l2'

/** Bytes of a copy that is still worth its memory: thirty years of a company of sixty buses. */
const COPIA_MAXIMA = 24 * 1024 * 1024

/** The list in one of its states, as it is sent: to all who ask while nothing is written, and to whoever starts a browser anew. */
interface Copia {
  etag: string
  emision: Promise<SharedAnswer>
}

/** The state that the list is in; a table that nobody has written to is in the state ''. */
async function versionDe(db: Db): Promise<string> {
  const fila = await db
    .selectFrom('versiones')
    .select('version')
    .where('nombre', '=', 'liquidaciones')
    .executeTakeFirst()
  return fila?.version ?? ''
}

/**
 * Answers the whole list. Its ETag is the state of the data, read before the rows: an answer may be newer than it says, which
 * costs one fetch more, and never older. Whoever holds the present state is told so without a query of the rows.
 *
 * A browser keeps its copy and asks about it each time. It is the same for all, and nothing on it is anybody's own.
 */
export function crearLista(deps: Dependencies) {
  const copias = new Map<Encoding, Copia>()

  const emitir = async (codificacion: Encoding, { log }: FastifyRequest) =>
    compressedBody(await startAnswer(paginasDeLiquidaciones(deps.readSnapshot)), codificacion, (error) =>
      log.error({ err: error }, 'list cut off'),
    )

  /** The one that is there or being made, or a new one, which is kept unless it fails or grows too large. */
  function emisionDe(etag: string, codificacion: Encoding, request: FastifyRequest): Promise<SharedAnswer> {
    const conocida = copias.get(codificacion)
    if (conocida?.etag === etag) return conocida.emision
    const emision = emitir(codificacion, request).then((fuente) => new SharedAnswer(fuente, COPIA_MAXIMA))
    const copia = { etag, emision }
    copias.set(codificacion, copia)
    const olvidar = () => copias.get(codificacion) === copia && copias.delete(codificacion)
    emision.then(({ completed }) => completed).then((seQueda) => seQueda || olvidar(), olvidar)
    return emision
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const etag = `W/"${FORMATO}-${await versionDe(deps.db)}"`
    void reply
      .header('cache-control', 'private, no-cache')
      .header('vary', 'Authorization, Accept-Encoding')
      .header('etag', etag)
    if (`${request.headers['if-none-match']}`.split(/,\s*/).includes(etag)) return reply.code(304).send()

    const codificacion = negotiateEncoding(request)
    // Uncompressed it is too large to be kept, or to be made faster than it is read.
    const cuerpo =
      codificacion === 'identity'
        ? await emitir(codificacion, request)
        : (await emisionDe(etag, codificacion, request)).body()
    if (codificacion !== 'identity') void reply.header('content-encoding', codificacion)
    return reply.type(JSON_UTF8).send(cuerpo)
  }
}

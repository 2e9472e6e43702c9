import { PassThrough, Transform, pipeline } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../db/connection'
import type { Dependencias } from '../dependencias'
import { paginasDeLiquidaciones } from './paginas'

/** Part of every ETag: another shape of the rows is another answer, though the data be the same. */
const FORMATO = 'l1'

type Codificacion = 'br' | 'gzip' | 'identity'

/**
 * How the answer is made small. Of all the levels, these cost the least in all, of this machine's work and of the way over a
 * 10 Mbit/s line: the README has the figures.
 */
const COMPRESORES: Record<Codificacion, () => Transform> = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: () => createGzip({ level: 5 }),
  identity: () => new PassThrough(),
}

/** The last answer, as it was sent, while nothing is written: to others, and to whoever starts a browser anew. */
interface Copia {
  etag: string
  cuerpo: Buffer
}

/** Bytes of a copy that is still worth its memory: ten years of a company of sixty buses. */
const COPIA_MAXIMA = 24 * 1024 * 1024

function codificacionDe({ headers }: FastifyRequest): Codificacion {
  const aceptadas = `${headers['accept-encoding']}`
  return (
    (['br', 'gzip'] as const).find((una) =>
      new RegExp(`\\b${una}\\b(?!;\\s*q=0(\\.0*)?\\b)`).test(aceptadas),
    ) ?? 'identity'
  )
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

/** Lets through what is written to it and hands over the whole at the end, unless it grew too large. */
function copiando(alTerminar: (cuerpo: Buffer) => void): Transform {
  let trozos: Buffer[] = []
  let bytes = 0
  return new Transform({
    transform: (trozo: Buffer, _codificacion, listo) => {
      bytes += trozo.length
      if (bytes <= COPIA_MAXIMA) trozos.push(trozo)
      else trozos = []
      listo(null, trozo)
    },
    flush: (listo) => {
      if (bytes <= COPIA_MAXIMA) alTerminar(Buffer.concat(trozos))
      listo()
    },
  })
}

/**
 * Answers the whole list. Its ETag is the state of the data, read before the rows: an answer may be newer than it says, which
 * costs one fetch more, and never older. Whoever holds the present state is told so without a query of the rows.
 *
 * A browser keeps its copy for the one token that it was fetched with, and asks about it each time.
 */
export function crearLista(deps: Dependencias) {
  const copias = new Map<Codificacion, Copia>()

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const etag = `W/"${FORMATO}-${await versionDe(deps.db)}"`
    void reply
      .header('cache-control', 'private, no-cache')
      .header('vary', 'Authorization, Accept-Encoding')
      .header('etag', etag)
    if (`${request.headers['if-none-match']}`.split(/,\s*/).includes(etag)) return reply.code(304).send()

    const codificacion = codificacionDe(request)
    const copia = copias.get(codificacion)
    const enviar = (cuerpo: Buffer | Transform) => {
      if (codificacion !== 'identity') void reply.header('content-encoding', codificacion)
      return reply.type('application/json; charset=utf-8').send(cuerpo)
    }
    if (copia?.etag === etag) return enviar(copia.cuerpo)

    const guardar = (cuerpo: Buffer) => {
      if (codificacion !== 'identity') copias.set(codificacion, { etag, cuerpo })
    }
    const paginas = await paginasDeLiquidaciones(deps)
    const salida = copiando(guardar)
    pipeline(paginas, COMPRESORES[codificacion](), salida, (error) => {
      // Whoever has gone away is no failure.
      if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE')
        request.log.error({ err: error }, 'list cut off')
    })
    return enviar(salida)
  }
}

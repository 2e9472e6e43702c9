/** Long answers: a JSON text that is sent as it is read, so that neither memory nor other people pay for its length. */
import { Readable, pipeline } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { codificacionDe, compresorDe, type Codificacion } from './compresion'

export const JSON_UTF8 = 'application/json; charset=utf-8'

/** Characters that are sent as one, with their length. What grows longer is sent as it comes. */
const CORTA = 32_768

/** The JSON text of a list, from its rows in pieces, commas between them; a piece may be empty. */
export async function* listaDe(piezas: AsyncIterable<string | null>): AsyncGenerator<string> {
  let antes = '['
  for await (const filas of piezas) {
    if (filas === null) continue
    yield antes + filas
    antes = ','
  }
  yield antes === '[' ? '[]' : ']'
}

/** The JSON text of an object: a list under its name, and the other members after it, which are known when it has been read. */
export async function* objetoConLista(
  nombre: string,
  piezas: AsyncIterable<string | null>,
  resto: () => object,
): AsyncGenerator<string> {
  yield `{${JSON.stringify(nombre)}:`
  yield* listaDe(piezas)
  yield `,${JSON.stringify(resto()).slice(1)}`
}

/** An answer's beginning, and what is still to come; nothing when it has all come. */
export interface Empezada {
  inicio: string
  resto: AsyncGenerator<string> | null
}

/** Reads until it is known that an answer is long. @throws whatever the database says, while it can still be told. */
export async function empezar(piezas: AsyncGenerator<string>): Promise<Empezada> {
  let inicio = ''
  while (inicio.length < CORTA) {
    const siguiente = await piezas.next()
    if (siguiente.done) return { inicio, resto: null }
    inicio += siguiente.value
  }
  return { inicio, resto: piezas }
}

/** The bytes of an answer. What has come of it at the beginning is on its way before the rest is read. */
export function comprimida(
  { inicio, resto }: Empezada,
  codificacion: Codificacion,
  alFallar: (error: Error) => void,
): Readable {
  const { transformar, vaciar } = compresorDe(codificacion)
  async function* todas() {
    yield inicio
    vaciar()
    if (resto) yield* resto
  }
  return pipeline(Readable.from(todas(), { objectMode: false }), transformar, (error) => {
    // Whoever goes away before the first byte leaves it as it was begun: nobody else would let go of what it holds.
    resto?.return(undefined).catch(alFallar)
    // It is no failure.
    if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') alFallar(error)
  })
}

/** Sends a JSON text that comes in pieces: a short one whole, a long one as it is read. */
export async function enviarPiezas(
  request: FastifyRequest,
  reply: FastifyReply,
  piezas: AsyncGenerator<string>,
): Promise<FastifyReply> {
  const empezada = await empezar(piezas)
  void reply.type(JSON_UTF8)
  if (!empezada.resto) return reply.send(empezada.inicio)
  const codificacion = codificacionDe(request)
  if (codificacion !== 'identity')
    void reply.header('content-encoding', codificacion).header('vary', 'Accept-Encoding')
  return reply.send(
    comprimida(empezada, codificacion, (error) => request.log.error({ err: error }, 'answer cut off')),
  )
}

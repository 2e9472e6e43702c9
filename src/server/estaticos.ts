import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { esDelApi, pideUnaPagina } from './paginaDeError'
import { noExiste } from './respuestas'
import { type Politica } from './seguridad'

// With the ending of the compressed file that the build leaves beside it.
const CON_HUELLA = /\.[0-9a-f]{10}\.[a-z0-9]+(\.(br|gz))?$/
// Where public/index.html leaves room for the nonce.
const HUECO_DEL_NONCE = '__NONCE__'
const UN_ANIO = 'public, max-age=31536000, immutable'

interface Opciones {
  /** Folder of the built page. */
  publicDir?: string
  /** What it is to know, by the names of its `<meta>`. Another host may serve the page as it was built. */
  ajustes: Readonly<Record<string, string>>
  politica: Politica
}

/** Whether the browser's code has been built into this folder. */
const construida = (publicDir: string | undefined): publicDir is string =>
  publicDir !== undefined && existsSync(path.join(publicDir, 'index.html'))

/**
 * The origin of another API host that the served page names in its `api-base-url`, for the Content Security Policy;
 * nothing when the API is this server's.
 */
export function origenDelApi(publicDir: string | undefined): string[] {
  if (!construida(publicDir)) return []
  const pagina = readFileSync(path.join(publicDir, 'index.html'), 'utf8')
  const meta = /<meta[^>]*name="?api-base-url"?[^>]*>/i.exec(pagina)?.[0] ?? ''
  const url = /content="?([^"\s>]*)/i.exec(meta)?.[1] ?? ''
  return URL.canParse(url) ? [new URL(url).origin] : []
}

const conAjuste = (pagina: string, [nombre, valor]: [string, string]): string =>
  pagina.replace(new RegExp(`(<meta name="?${nombre}"? content="?)[^\\s">]+`), `$1${valor}`)

/**
 * Answers with the page, which is read once. It is given the company's settings here, and a nonce in each answer that is good
 * for one view: so it is kept nowhere.
 */
function crearPagina(publicDir: string, { ajustes, politica }: Opciones) {
  const original = readFileSync(path.join(publicDir, 'index.html'), 'utf8')
  const partes = Object.entries(ajustes).reduce(conAjuste, original).split(HUECO_DEL_NONCE)
  return (reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64url')
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', politica(nonce))
      .send(partes.join(nonce))
  }
}

/**
 * Serves the browser's code at `/`, as the build has compressed it. Files whose name holds a hash of their content are kept
 * for a year, the rest is asked for each time. Any address outside /api that a person types leads to the page, whose router
 * knows the screens.
 */
export async function servirEstaticos(app: FastifyInstance, opciones: Opciones): Promise<void> {
  const { publicDir } = opciones
  const responderPagina = construida(publicDir) ? crearPagina(publicDir, opciones) : null
  if (responderPagina) {
    await app.register(fastifyStatic, {
      root: path.resolve(`${publicDir}`),
      index: false,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (respuesta, archivo) => {
        respuesta.setHeader('cache-control', CON_HUELLA.test(archivo) ? UN_ANIO : 'no-cache')
        respuesta.setHeader('vary', 'Accept-Encoding')
      },
    })
    for (const url of ['/', '/index.html'])
      app.get(url, { config: { publica: true } }, (_request, reply) => responderPagina(reply))
  }

  app.setNotFoundHandler((request, reply) => {
    if (esDelApi(request)) void reply.header('cache-control', 'no-store')
    return responderPagina && pideUnaPagina(request) ? responderPagina(reply) : noExiste(reply)
  })
}

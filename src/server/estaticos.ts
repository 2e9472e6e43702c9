import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { nonceDe } from './nonce'
import { noExiste } from './respuestas'

const CON_HUELLA = /\.[0-9a-f]{10}\.[a-z0-9]+$/
// Where public/index.html leaves room for the nonce.
const HUECO_DEL_NONCE = '__NONCE__'
// What stands there before it: another host may serve the page as it was built.
const ZONA_DE_LA_PAGINA = /(<meta name="?zona-horaria"? content="?)[^\s">]+/
const UN_ANIO = 'public, max-age=31536000, immutable'

/** The built page's folder, and the company's time zone for it to know (IANA). */
interface Pagina {
  publicDir: string
  zonaHoraria: string
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

/** The page with the company's time zone and this answer's nonce, which is good for one view: so it is kept nowhere. */
async function responderPagina(reply: FastifyReply, { publicDir, zonaHoraria }: Pagina) {
  const pagina = await readFile(path.join(publicDir, 'index.html'), 'utf8')
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(
      pagina.replaceAll(HUECO_DEL_NONCE, nonceDe(reply.raw)).replace(ZONA_DE_LA_PAGINA, `$1${zonaHoraria}`),
    )
}

/**
 * Serves the browser's code at `/`. Files whose name holds a hash of their content are kept for a year, the rest is
 * asked for each time. Any address outside /api that a person types leads to the page, whose router knows the screens.
 */
export async function servirEstaticos(
  app: FastifyInstance,
  { publicDir, zonaHoraria }: Partial<Pagina> & Pick<Pagina, 'zonaHoraria'>,
): Promise<void> {
  const pagina = construida(publicDir) ? { publicDir, zonaHoraria } : null
  if (pagina) {
    await app.register(fastifyStatic, {
      root: path.resolve(pagina.publicDir),
      index: false,
      cacheControl: false,
      setHeaders: (respuesta, archivo) => {
        respuesta.setHeader('cache-control', CON_HUELLA.test(archivo) ? UN_ANIO : 'no-cache')
      },
    })
    for (const url of ['/', '/index.html'])
      app.get(url, { config: { publica: true } }, (_request, reply) => responderPagina(reply, pagina))
  }

  app.setNotFoundHandler((request, reply) => {
    const [ruta = ''] = request.url.split('?')
    const esApi = ruta === '/api' || ruta.startsWith('/api/')
    const lee = request.method === 'GET' || request.method === 'HEAD'
    const quierePagina = lee && `${request.headers.accept}`.includes('text/html')
    if (esApi) void reply.header('cache-control', 'no-store')
    return pagina && !esApi && quierePagina ? responderPagina(reply, pagina) : noExiste(reply)
  })
}

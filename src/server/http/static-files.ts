import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { replyNotFound } from './error-handler'
import { type ContentPolicy } from './security-headers'

// A hashed name, also of the compressed file beside it.
const HASHED_NAME = /\.[0-9a-f]{8}\.[a-z0-9]+(\.(br|gz))?$/
// The nonce's place in public/index.html.
const NONCE_PLACEHOLDER = '__NONCE__'
// Mark of a page whose API is this server, which offers more than the specification's table; a page with another API has none.
const OWN_SERVER = { 'servidor-propio': 'si' }
const FOR_A_YEAR = 'public, max-age=31536000, immutable'

interface Options {
  /** Folder of the built page. */
  publicDir?: string
  /** The company's settings, by the names of the page's `<meta>`. Another host may serve the page as built. */
  settings: Readonly<Record<string, string>>
  policy: ContentPolicy
}

/** The built page of a folder; undefined when there is none. */
function readPage(publicDir: string | undefined) {
  if (publicDir === undefined) return undefined
  const file = path.join(publicDir, 'index.html')
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** The page's `api-base-url`. */
function apiAddress(page: string) {
  const meta = /<meta[^>]*name="?api-base-url"?[^>]*>/i.exec(page)?.[0] ?? ''
  return /content="?([^"\s>]*)/i.exec(meta)?.[1] ?? ''
}

/** The origin of the API host in the page's `api-base-url`, for the Content Security Policy; none when it is this server. */
export function apiOrigin(publicDir: string | undefined) {
  const url = apiAddress(readPage(publicDir) ?? '')
  return URL.canParse(url) ? [new URL(url).origin] : []
}

const withSetting = (page: string, [name, value]: [string, string]) =>
  page.replace(new RegExp(`(<meta name="?${name}"? content="?)[^\\s">]+`), `$1${value}`)

/** Fills the settings in the page. Each answer has a nonce of its own, so no cache may keep it. */
function createPage(original: string, { settings, policy }: Options) {
  const mark: Record<string, string> = apiAddress(original) === '/api' ? OWN_SERVER : {}
  const parts = Object.entries({ ...settings, ...mark })
    .reduce(withSetting, original)
    .split(NONCE_PLACEHOLDER)
  return (reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64url')
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', policy(nonce))
      .send(parts.join(nonce))
  }
}

/** Checks whether an address is the API's, which always answers JSON. */
const isApiAddress = ({ url }: FastifyRequest) => /^\/api(?:[/?]|$)/.test(url)

const wantsPage = (request: FastifyRequest) =>
  ['GET', 'HEAD'].includes(request.method) &&
  !isApiAddress(request) &&
  `${request.headers.accept}`.includes('text/html')

/**
 * Serves the built page at `/`, with the build's compressed files. Browsers keep files with a hash in their name for a year and ask
 * for the others each time. Any other address outside /api answers the page, whose router knows the screens.
 */
export async function serveStaticFiles(app: FastifyInstance, options: Options) {
  const { publicDir } = options
  const page = readPage(publicDir)
  const sendPage = page === undefined ? null : createPage(page, options)
  if (sendPage) {
    await app.register(fastifyStatic, {
      root: path.resolve(`${publicDir}`),
      index: false,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (response, file) => {
        response.setHeader('cache-control', HASHED_NAME.test(file) ? FOR_A_YEAR : 'no-cache')
        response.setHeader('vary', 'Accept-Encoding')
      },
    })
    for (const url of ['/', '/index.html'])
      app.get(url, { config: { isPublic: true } }, (_request, reply) => sendPage(reply))
  }

  app.setNotFoundHandler((request, reply) => {
    if (isApiAddress(request)) void reply.header('cache-control', 'no-store')
    return sendPage && wantsPage(request) ? sendPage(reply) : replyNotFound(reply)
  })
}

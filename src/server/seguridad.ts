import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

const UN_ANIO = 31_536_000
const REFERRERS = 'same-origin'

/**
 * What is said of the answers that no hook of Fastify sees: they are what they say, and show and run nothing else.
 * @param tls as below.
 */
export const bareHeaders = ({ tls }: { tls: boolean }): Record<string, string> => ({
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': REFERRERS,
  ...(tls && { 'strict-transport-security': `max-age=${UN_ANIO}; includeSubDomains` }),
})

/** The Content Security Policy of an answer; of a page, with the nonce that its own styles are signed with. */
export type Politica = (nonce?: string) => string

/** @param apis origins of other API hosts that the page may call. */
export function crearPolitica(apis: readonly string[]): Politica {
  const antes = ["default-src 'self'", "script-src 'self'", "style-src 'self'"].join(';')
  const despues = [
    '',
    "font-src 'self'",
    "img-src 'self' data: blob:",
    ["connect-src 'self'", ...apis].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // No text becomes code or markup; webpack alone makes addresses of scripts, those of its own chunks.
    "require-trusted-types-for 'script'",
    'trusted-types webpack',
  ].join(';')
  // Emotion and the grid write their rules into <style> tags while the page runs, and sign them with the page's nonce.
  return (nonce) => `${antes}${nonce === undefined ? '' : ` 'nonce-${nonce}'`}${despues}`
}

/**
 * The security headers of every answer.
 * @param tls whether people come by https alone; only then is the browser told to insist on it.
 */
export async function protegerCabeceras(
  app: FastifyInstance,
  { politica, tls }: { politica: Politica; tls: boolean },
): Promise<void> {
  await app.register(helmet, {
    // Ours is a text that is known beforehand; helmet would write it anew for every answer.
    contentSecurityPolicy: false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: REFERRERS },
    strictTransportSecurity: tls && { maxAge: UN_ANIO, includeSubDomains: true },
  })
  const deTodas = politica()
  app.addHook('onRequest', (_request, reply, seguir) => {
    void reply.header('content-security-policy', deTodas)
    seguir()
  })
}

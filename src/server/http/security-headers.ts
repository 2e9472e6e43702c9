import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

const A_YEAR = 31_536_000
const REFERRERS = 'same-origin'

/** The security headers of the answers that no Fastify hook sees. */
export const bareHeaders = ({ tls }: { tls: boolean }): Record<string, string> => ({
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': REFERRERS,
  ...(tls && { 'strict-transport-security': `max-age=${A_YEAR}; includeSubDomains` }),
})

/** The Content Security Policy of an answer; for a page, with the nonce of its own styles. */
export type ContentPolicy = (nonce?: string) => string

/** @param apis origins of other API hosts that the page may call. */
export const createContentPolicy =
  (apis: readonly string[]): ContentPolicy =>
  (nonce) =>
    [
      "default-src 'self'",
      "script-src 'self'",
      // Emotion and the grid write <style> tags while the page runs, and sign them with the page's nonce.
      `style-src 'self'${nonce === undefined ? '' : ` 'nonce-${nonce}'`}`,
      "font-src 'self'",
      "img-src 'self' data: blob:",
      ["connect-src 'self'", ...apis].join(' '),
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      // No text becomes code or markup; only webpack makes script addresses, those of its chunks.
      "require-trusted-types-for 'script'",
      'trusted-types webpack',
    ].join(';')

/**
 * Sets the security headers of every answer.
 * @param tls whether the server is reached by https only; then browsers are told to insist on it.
 */
export async function setSecurityHeaders(
  app: FastifyInstance,
  { policy, tls }: { policy: ContentPolicy; tls: boolean },
) {
  await app.register(helmet, {
    // Set below: a constant text, which helmet would build anew for every answer.
    contentSecurityPolicy: false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: REFERRERS },
    strictTransportSecurity: tls && { maxAge: A_YEAR, includeSubDomains: true },
  })
  const general = policy()
  app.addHook('onRequest', (_request, reply, next) => {
    void reply.header('content-security-policy', general)
    next()
  })
}

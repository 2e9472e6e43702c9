import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { nonceDe } from './nonce'

const UN_ANIO = 31_536_000

/**
 * The security headers of every answer.
 * @param apis origins of other API hosts that the page may call.
 * @param tls whether people come by https alone; only then is the browser told to insist on it.
 */
export async function protegerCabeceras(
  app: FastifyInstance,
  { apis, tls }: { apis: readonly string[]; tls: boolean },
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        // Emotion and the grid write their rules into <style> tags while the page runs, and sign them with the page's nonce.
        'style-src': ["'self'", (_peticion, respuesta) => `'nonce-${nonceDe(respuesta)}'`],
        'font-src': ["'self'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'connect-src': ["'self'", ...apis],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        // No text becomes code or markup; webpack alone makes addresses of scripts, those of its own chunks.
        'require-trusted-types-for': ["'script'"],
        'trusted-types': ['webpack'],
      },
    },
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: tls && { maxAge: UN_ANIO, includeSubDomains: false },
  })
}

import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/**
 * The security headers of every answer.
 * @param apis origins of other API hosts that the page may call.
 */
export async function protegerCabeceras(app: FastifyInstance, apis: readonly string[]): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        // Emotion and the grid write their rules into <style> tags while the page runs.
        'style-src': ["'self'", "'unsafe-inline'"],
        'font-src': ["'self'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'connect-src': ["'self'", ...apis],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
    // Plain HTTP on a loopback or behind a proxy: whoever ends the TLS promises it.
    strictTransportSecurity: false,
  })
}

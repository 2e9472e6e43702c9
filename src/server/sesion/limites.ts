import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { demasiados } from '../errores'

/** Attempts to sign in per minute. */
export interface LimitesDeIngreso {
  /** For one user from one address. */
  porUsuario: number
  /** For one address, whoever it tries to be. */
  porDireccion: number
}

export const limitesNormales: LimitesDeIngreso = { porUsuario: 10, porDireccion: 60 }

const UN_MINUTO = 60_000

/**
 * A check that counts an attempt and refuses it with 429 above `max` per minute. Nobody is locked out for longer: that
 * would let a stranger keep a clerk from working.
 * @param clave whose attempts are counted together.
 */
export function limitar(app: FastifyInstance, max: number, clave: (request: FastifyRequest) => string) {
  const contar = app.createRateLimit({ max, timeWindow: UN_MINUTO, keyGenerator: clave })
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const cuenta = await contar(request)
    if (cuenta.isAllowed || !cuenta.isExceeded) return
    void reply.header('retry-after', cuenta.ttlInSeconds)
    throw demasiados('Demasiados intentos de ingreso. Espere un minuto e intente de nuevo.')
  }
}

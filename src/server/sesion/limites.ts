import { isIPv6 } from 'node:net'
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
const HEXTETOS = 8

/**
 * What counts as one address: an IPv4 address as it is, of an IPv6 address its first 64 bits, since whoever has one
 * has them all.
 */
export function redDe(ip: string): string {
  const traducida = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (traducida || !isIPv6(ip)) return traducida ?? ip
  const [inicio = '', final = ''] = ip.split('::').map((parte) => parte.split('%')[0] ?? '')
  const grupos = (parte: string) => parte.split(':').filter((grupo) => grupo !== '')
  const ceros = Math.max(0, HEXTETOS - grupos(inicio).length - grupos(final).length)
  const todos = [...grupos(inicio), ...Array<string>(ceros).fill('0'), ...grupos(final)]
  return todos
    .slice(0, HEXTETOS / 2)
    .map((grupo) => Number.parseInt(grupo, 16).toString(16))
    .join(':')
}

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

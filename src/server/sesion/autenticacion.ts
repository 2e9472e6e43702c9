import jwt from '@fastify/jwt'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { puede } from '../../contract/permisos'
import { type Dependencias } from '../dependencias'
import { prohibido, sinSesion } from '../errores'
import { usuarioDeSesion } from '../usuarios/repository'
import { secretoDe } from './secreto'

const EMISOR = 'cochera'
const AUDIENCIA = 'cochera-api'
const HOLGURA_DE_RELOJ = 60

/** What a token says: whose it is and which of the user's session versions it belongs to. Roles are not in it. */
export interface ContenidoDelToken {
  sub: string
  version: number
}

declare module '@fastify/jwt' {
  interface FastifyJWT {
    payload: ContenidoDelToken
    user: ContenidoDelToken & { iat: number; exp: number }
  }
}

async function leerToken(request: FastifyRequest, ahora: Date) {
  try {
    const contenido = await request.jwtVerify<ContenidoDelToken & { iat: number }>()
    if (contenido.iat <= ahora.getTime() / 1000 + HOLGURA_DE_RELOJ) return contenido
  } catch {
    // Absent, malformed, expired, of another key or algorithm: all the same to whoever asks.
  }
  throw sinSesion()
}

/**
 * Makes every route of `api` that is not `publica` ask for a session and for its `permiso`, before the body is read.
 *
 * The user is read from the database at each request: a role taken away, a user disabled or a session version raised
 * counts at once, whatever the token says.
 */
export async function autenticacion(
  api: FastifyInstance,
  { db, config, reloj }: Dependencias,
): Promise<void> {
  await api.register(jwt, {
    secret: secretoDe(config),
    sign: { algorithm: 'HS256', iss: EMISOR, aud: AUDIENCIA, expiresIn: '10h' },
    verify: {
      algorithms: ['HS256'],
      allowedIss: EMISOR,
      allowedAud: AUDIENCIA,
      requiredClaims: ['iss', 'aud', 'iat', 'exp', 'sub'],
    },
  })

  api.decorateRequest('usuario', null)
  api.addHook('onRequest', async (request) => {
    const { permiso, publica } = request.routeOptions.config
    if (publica || request.is404) return
    const { sub, version } = await leerToken(request, reloj())
    const usuario = await usuarioDeSesion(db, sub)
    if (!usuario || usuario.versionSesion !== version) throw sinSesion()
    if (permiso && permiso !== 'sesion' && !puede(usuario.roles, permiso)) throw prohibido()
    request.usuario = usuario
  })
}

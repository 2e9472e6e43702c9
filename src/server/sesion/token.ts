import type { FastifyJWTOptions } from '@fastify/jwt'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const EMISOR = 'cochera'
const AUDIENCIA = 'cochera-api'
/** How long a token counts, in seconds: 10 hours. */
const VIGENCIA = 36_000
/** How long a sign-in counts, in seconds, however often its token is renewed: 24 hours. */
const MAX_SESSION_AGE = 86_400
const HOLGURA_DE_RELOJ = 60

/** What a token says: whose it is, which sign-in it comes from and the user's session version then. Roles are not in it. */
export interface ContenidoDelToken {
  sub: string
  version: number
  /** The sign-in; a renewed token keeps it, so that signing out ends all of them. */
  sid: string
  /** When the person signed in, in seconds since 1970; a renewed token keeps it too. */
  auth_time: number
  /** Seconds since 1970. */
  iat: number
  exp: number
}

declare module '@fastify/jwt' {
  interface FastifyJWT {
    payload: ContenidoDelToken
    user: ContenidoDelToken
  }
}

/** One algorithm, one issuer, one audience. Times are read by {@link leerToken}, which is told what time it is. */
export const opcionesDeToken: Omit<FastifyJWTOptions, 'secret'> = {
  sign: { algorithm: 'HS256', iss: EMISOR, aud: AUDIENCIA },
  verify: {
    algorithms: ['HS256'],
    allowedIss: EMISOR,
    allowedAud: AUDIENCIA,
    requiredClaims: ['iss', 'aud', 'iat', 'exp', 'sub', 'sid', 'auth_time'],
    ignoreExpiration: true,
  },
}

export const enSegundos = (ahora: Date) => Math.floor(ahora.getTime() / 1000)

const sessionEnd = ({ auth_time }: Pick<ContenidoDelToken, 'auth_time'>) => auth_time + MAX_SESSION_AGE

/** When no token of a sign-in counts any more by anybody's clock, in milliseconds since 1970. */
export const forgettableAt = (sesion: Pick<ContenidoDelToken, 'auth_time'>): number =>
  (sessionEnd(sesion) + HOLGURA_DE_RELOJ) * 1000

/** A token for a sign-in, good for 10 hours from `ahora`, and not beyond the end of the sign-in itself. */
export function firmarToken(
  app: FastifyInstance,
  sesion: Pick<ContenidoDelToken, 'sub' | 'version' | 'sid' | 'auth_time'>,
  ahora: Date,
): string {
  const { sub, version, sid, auth_time } = sesion
  const iat = enSegundos(ahora)
  const exp = Math.min(iat + VIGENCIA, sessionEnd(sesion))
  return app.jwt.sign({ sub, version, sid, auth_time, iat, exp })
}

function esVigente(
  { iat, exp, auth_time }: Partial<Record<keyof ContenidoDelToken, unknown>>,
  ahora: number,
) {
  if (typeof iat !== 'number' || typeof exp !== 'number' || typeof auth_time !== 'number') return false
  return iat <= ahora + HOLGURA_DE_RELOJ && exp > ahora && sessionEnd({ auth_time }) > ahora
}

/** What the request's token says; nothing when it is absent, malformed, of another key or algorithm, or not of now. */
export async function leerToken(
  request: FastifyRequest,
  ahora: Date,
): Promise<ContenidoDelToken | undefined> {
  const contenido = await request.jwtVerify<ContenidoDelToken>().catch(() => undefined)
  return contenido && esVigente(contenido, enSegundos(ahora)) ? contenido : undefined
}

/** Whether less than half of a token's time is left, and another would last longer. */
export const pideRenovacion = (sesion: ContenidoDelToken, ahora: Date): boolean =>
  sesion.exp - enSegundos(ahora) < VIGENCIA / 2 && sesion.exp < sessionEnd(sesion)

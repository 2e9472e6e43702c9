import type { FastifyJWTOptions } from '@fastify/jwt'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const ISSUER = 'cochera'
const AUDIENCE = 'cochera-api'
/** Lifetime of a token in seconds: 10 hours. */
const LIFETIME = 36_000
/** Lifetime of a sign-in in seconds, however often its token is renewed: 24 hours. */
const MAX_SESSION_AGE = 86_400
const CLOCK_TOLERANCE = 60

/** A token has its user, its sign-in and the user's session version at that moment; no roles. */
export interface TokenPayload {
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
    payload: TokenPayload
    user: TokenPayload
  }
}

/** One algorithm, one issuer, one audience. {@link readToken} checks the times against the server's clock. */
export const tokenOptions: Omit<FastifyJWTOptions, 'secret'> = {
  sign: { algorithm: 'HS256', iss: ISSUER, aud: AUDIENCE },
  verify: {
    algorithms: ['HS256'],
    allowedIss: ISSUER,
    allowedAud: AUDIENCE,
    requiredClaims: ['iss', 'aud', 'iat', 'exp', 'sub', 'sid', 'auth_time'],
    ignoreExpiration: true,
  },
}

export const inSeconds = (now: Date) => Math.floor(now.getTime() / 1000)

const sessionEnd = ({ auth_time }: Pick<TokenPayload, 'auth_time'>) => auth_time + MAX_SESSION_AGE

/** Sign-ins from before this instant, in milliseconds since 1970, are over. */
export const signInsSince = (now: Date) => now.getTime() - MAX_SESSION_AGE * 1000

/** A token for a sign-in, good for 10 hours from `now`, and not beyond the end of the sign-in itself. */
export function signToken(
  app: FastifyInstance,
  sesion: Pick<TokenPayload, 'sub' | 'version' | 'sid' | 'auth_time'>,
  now: Date,
) {
  const iat = inSeconds(now)
  const exp = Math.min(iat + LIFETIME, sessionEnd(sesion))
  return app.jwt.sign({ ...sesion, iat, exp })
}

/** Checks whether a token is valid at `now`, in seconds. */
const isCurrent = (sesion: TokenPayload, now: number) =>
  sesion.iat <= now + CLOCK_TOLERANCE && sesion.exp > now && sessionEnd(sesion) > now

/** The request's token; undefined when absent, malformed, expired, or of another key or algorithm. */
export async function readToken(request: FastifyRequest, now: Date) {
  const payload = await request.jwtVerify<TokenPayload>().catch(() => undefined)
  return payload && isCurrent(payload, inSeconds(now)) ? payload : undefined
}

/** Checks whether less than half of a token's lifetime is left and a new one would last longer. */
export const needsRenewal = (sesion: TokenPayload, now: Date) =>
  sesion.exp - inSeconds(now) < LIFETIME / 2 && sesion.exp < sessionEnd(sesion)

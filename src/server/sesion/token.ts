import type { FastifyJWTOptions } from '@fastify/jwt'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const EMISOR = 'cochera'
const AUDIENCIA = 'cochera-api'
/** How long a token counts, in seconds: 10 hours. */
export const VIGENCIA = 36_000
const HOLGURA_DE_RELOJ = 60

/** What a token says: whose it is, which sign-in it comes from and the user's session version then. Roles are not in it. */
export interface ContenidoDelToken {
  sub: string
  version: number
  /** The sign-in; a renewed token keeps it, so that signing out ends all of them. */
  sid: string
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
    requiredClaims: ['iss', 'aud', 'iat', 'exp', 'sub', 'sid'],
    ignoreExpiration: true,
  },
}

const enSegundos = (ahora: Date) => Math.floor(ahora.getTime() / 1000)

/** A token for a sign-in, good for 10 hours from `ahora`. */
export function firmarToken(
  app: FastifyInstance,
  sesion: Pick<ContenidoDelToken, 'sub' | 'version' | 'sid'>,
  ahora: Date,
): string {
  const { sub, version, sid } = sesion
  const iat = enSegundos(ahora)
  return app.jwt.sign({ sub, version, sid, iat, exp: iat + VIGENCIA })
}

const esVigente = ({ iat, exp }: Partial<Record<'iat' | 'exp', unknown>>, ahora: number) =>
  typeof iat === 'number' && typeof exp === 'number' && iat <= ahora + HOLGURA_DE_RELOJ && exp > ahora

/** What the request's token says; nothing when it is absent, malformed, of another key or algorithm, or not of now. */
export async function leerToken(
  request: FastifyRequest,
  ahora: Date,
): Promise<ContenidoDelToken | undefined> {
  const contenido = await request.jwtVerify<ContenidoDelToken>().catch(() => undefined)
  return contenido && esVigente(contenido, enSegundos(ahora)) ? contenido : undefined
}

/** Whether less than half of a token's time is left. */
export const pideRenovacion = ({ exp }: ContenidoDelToken, ahora: Date): boolean =>
  exp - enSegundos(ahora) < VIGENCIA / 2

import type { FastifyRequest } from 'fastify'
import { type Rol } from '../../contract/permisos'
import { unauthorized } from '../http/errors'
import { type TokenPayload } from './token'

declare module 'fastify' {
  interface FastifyRequest {
    /** The person, as the database has them now; null on public routes. */
    usuario: SesionUsuario | null
    /** The token of the request; a handler that ends the session sets it to null, so that it is not renewed. */
    sesion: TokenPayload | null
  }
}

/** The user of a request, as read from the database at that request. */
export interface SesionUsuario {
  uuid: string
  username: string
  nombre: string
  roles: Rol[]
  versionSesion: number
  /** Set while the password is one that somebody else has chosen. */
  claveProvisional: 0 | 1
  /** When this sign-in was seen last, in milliseconds since 1970. */
  visto: number
  /** The last change that had been stored when the request came. */
  secuencia: number
}

/** The user and the token of a request with a session. */
export function sesionOf({ usuario, sesion }: Pick<FastifyRequest, 'usuario' | 'sesion'>) {
  if (!usuario || !sesion) throw unauthorized()
  return { usuario, sesion }
}

/** Who sends a request with a session. */
export const uuidOf = (request: Parameters<typeof sesionOf>[0]) => sesionOf(request).usuario.uuid

/**
 * The login answer in local storage, whole, under `jwtData` (spec sections 3 and 8). The token is read from here for
 * each call and lives nowhere else: neither the store nor an action ever holds it.
 */
import { leerRoles, type Rol } from '../contract/permisos'
import type { SesionRespuesta } from '../contract/sesion'

export const CLAVE_SESION = 'jwtData'

/** Who is signed in, as the store knows it. */
export interface Usuario {
  username: string
  nombre: string
  roles: Rol[]
}

/** The part of a login answer that may be seen. */
export const usuarioDe = ({ username, nombre, roles }: SesionRespuesta): Usuario => ({
  username,
  nombre: nombre || username,
  roles: leerRoles(roles),
})

const texto = (valor: unknown): string => (typeof valor === 'string' ? valor : '')

/**
 * The login's answer with its optional texts filled in, or null when it brings no token. Read by hand and not by the contract's
 * schema: this is code of the first page, of which zod would be an eighth.
 */
export function sesionDe(respuesta: unknown): SesionRespuesta | null {
  if (typeof respuesta !== 'object' || respuesta === null) return null
  const { token, username, nombre, roles } = respuesta as Record<string, unknown>
  if (typeof token !== 'string' || token === '') return null
  return { token, username: texto(username), nombre: texto(nombre), roles: texto(roles) }
}

const leer = (): SesionRespuesta | null => {
  try {
    return sesionDe(JSON.parse(localStorage.getItem(CLAVE_SESION) ?? 'null'))
  } catch {
    // Storage may be forbidden, or hold what somebody else wrote: both mean that nobody is signed in.
    return null
  }
}

/** The stored user, or null when nobody is signed in or what is stored cannot be read. */
export const usuarioGuardado = (): Usuario | null => {
  const sesion = leer()
  return sesion && usuarioDe(sesion)
}

/** The bearer token for the next call, or null. */
export const tokenGuardado = (): string | null => leer()?.token ?? null

/** Keeps the whole answer, the fields that we do not know included. */
export const guardarSesion = (respuesta: unknown): void => {
  localStorage.setItem(CLAVE_SESION, JSON.stringify(respuesta))
}

/** Puts a fresher token in the place of `anterior`, unless that session has ended or another has begun meanwhile. */
export const renovarToken = (anterior: string | null, token: string): void => {
  if (anterior === null || tokenGuardado() !== anterior) return
  guardarSesion({ ...(JSON.parse(localStorage.getItem(CLAVE_SESION) ?? '{}') as object), token })
}

export const borrarSesion = (): void => {
  localStorage.removeItem(CLAVE_SESION)
}

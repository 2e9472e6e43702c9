/**
 * The login answer in local storage, whole, under `jwtData` (spec sections 3 and 8). The token is read from here for
 * each call and lives nowhere else: neither the store nor an action ever holds it.
 */
import { leerRoles, ROLES, type Rol } from '../contract/permisos'
import type { SesionRespuesta } from '../contract/sesion'

export const CLAVE_SESION = 'jwtData'
/** Who has signed in, for a host whose answer does not say: that answer is kept as it is. */
const CLAVE_USUARIO = 'jwtUsuario'

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

type Datos = Record<string, unknown>

const texto = (valor: unknown): string => (typeof valor === 'string' ? valor : '')

/**
 * Section 6: the login data hold "a comma-separated role list", under a name that is not said. It is `roles` here; with another host
 * it may be any text that names a role of ours and is nobody's name.
 */
function rolesDe({ roles, token: _token, username: _username, nombre: _nombre, ...otros }: Datos): string {
  if (typeof roles === 'string') return roles
  const esLista = (valor: unknown) =>
    ROLES.some((rol) =>
      texto(valor)
        .split(/\s*,\s*/)
        .includes(rol),
    )
  return texto(Object.values(otros).find(esLista))
}

/**
 * The login's answer with its optional texts filled in, or null when it brings no token. Read by hand and not by the contract's
 * schema: this is code of the first page, of which zod would be an eighth.
 *
 * @param username of whoever has signed in, where the answer does not say.
 */
export function sesionDe(respuesta: unknown, username: string): SesionRespuesta | null {
  if (typeof respuesta !== 'object' || respuesta === null) return null
  const datos = respuesta as Datos
  if (typeof datos.token !== 'string' || datos.token === '') return null
  return {
    token: datos.token,
    username: texto(datos.username) || username,
    nombre: texto(datos.nombre),
    roles: rolesDe(datos),
  }
}

const leer = (): SesionRespuesta | null => {
  try {
    const respuesta: unknown = JSON.parse(localStorage.getItem(CLAVE_SESION) ?? 'null')
    return sesionDe(respuesta, localStorage.getItem(CLAVE_USUARIO) ?? '')
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

/** Keeps the whole answer, the fields that we do not know included; and, where it does not say, who has signed in. */
export const guardarSesion = (respuesta: unknown, username: string): void => {
  if (!(respuesta as Datos).username) localStorage.setItem(CLAVE_USUARIO, username)
  localStorage.setItem(CLAVE_SESION, JSON.stringify(respuesta))
}

/** Whose a token of our own server is, and of which sign-in; null when it says neither. */
function sessionOf(token: string): string | null {
  try {
    const base64 = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const { sub, sid } = JSON.parse(atob(base64)) as Datos
    return typeof sub === 'string' && typeof sid === 'string' ? JSON.stringify([sub, sid]) : null
  } catch {
    return null
  }
}

/**
 * Puts a fresher token in the place of `anterior`, unless that session has ended or another has begun meanwhile, and unless it
 * is of another person or sign-in, from wherever it may have come.
 */
export const renovarToken = (anterior: string | null, token: string): void => {
  if (anterior === null || tokenGuardado() !== anterior) return
  const session = sessionOf(anterior)
  if (session === null || sessionOf(token) !== session) return
  const respuesta = JSON.parse(localStorage.getItem(CLAVE_SESION) ?? '{}') as object
  localStorage.setItem(CLAVE_SESION, JSON.stringify({ ...respuesta, token }))
}

export const borrarSesion = (): void => {
  localStorage.removeItem(CLAVE_SESION)
  localStorage.removeItem(CLAVE_USUARIO)
}

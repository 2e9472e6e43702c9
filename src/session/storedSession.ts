/**
 * The login answer in local storage, whole, under `jwtData` (spec sections 3 and 8). The token is read from here for
 * each call and lives nowhere else: neither the store nor an action ever holds it.
 */
import { leerRoles, type Rol } from '../contract/permisos'
import type { SesionRespuesta } from '../contract/sesion'

export const SESSION_KEY = 'jwtData'
/** The username typed at sign-in, for a host whose answer has none: the answer itself is stored unchanged. */
const USER_KEY = 'jwtUsuario'

/** Who is signed in, as the store knows it. */
export interface Usuario {
  username: string
  nombre: string
  roles: Rol[]
  /** Our own server: the password has to be changed before anything else. */
  claveProvisional?: true
}

/** The part of a login answer that may be seen. */
export const userOf = ({ username, nombre, roles, claveProvisional }: SesionRespuesta): Usuario => ({
  username,
  nombre: nombre || username,
  roles: leerRoles(roles),
  ...(claveProvisional && { claveProvisional }),
})

type Data = Record<string, unknown>

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/**
 * Section 6: the login data hold "a comma-separated role list", under a name that is not said. It is `roles` here; with another host
 * it may be any field whose text names one of our roles, except the person's names.
 */
function rolesOf({ roles, token: _token, username: _username, nombre: _nombre, ...others }: Data) {
  if (typeof roles === 'string') return roles
  const isList = (value: unknown) => leerRoles(text(value)).length > 0
  return text(Object.values(others).find(isList))
}

/**
 * The login's answer with its optional texts filled in, or null when it brings no token. Read by hand and not by the contract's
 * schema: this is code of the first page, of which zod would be an eighth.
 *
 * @param username the one typed at sign-in, for an answer without it.
 */
export function sessionFrom(response: unknown, username: string): SesionRespuesta | null {
  if (typeof response !== 'object' || response === null) return null
  const data = response as Data
  if (typeof data.token !== 'string' || data.token === '') return null
  return {
    token: data.token,
    username: text(data.username) || username,
    nombre: text(data.nombre),
    roles: rolesOf(data),
    ...(data.claveProvisional === true && { claveProvisional: true }),
  }
}

const read = (): SesionRespuesta | null => {
  try {
    const response: unknown = JSON.parse(localStorage.getItem(SESSION_KEY) ?? 'null')
    return sessionFrom(response, localStorage.getItem(USER_KEY) ?? '')
  } catch {
    // Storage may be forbidden, or hold text that is not ours: either way there is no session.
    return null
  }
}

/** The stored user, or null without a readable session. */
export const storedUser = (): Usuario | null => {
  const sesion = read()
  return sesion && userOf(sesion)
}

/** The bearer token for the next call, or null. */
export const storedToken = () => read()?.token ?? null

/** Keeps the whole answer, the fields that we do not know included; and, where it does not say, who has signed in. */
export const storeSession = (response: unknown, username: string) => {
  if (!(response as Data).username) localStorage.setItem(USER_KEY, username)
  localStorage.setItem(SESSION_KEY, JSON.stringify(response))
}

/** The person and the sign-in that a token of our own server names; null for any other token. */
function sessionOf(token: string) {
  try {
    const base64 = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const { sub, sid } = JSON.parse(atob(base64)) as Data
    return typeof sub === 'string' && typeof sid === 'string' ? JSON.stringify([sub, sid]) : null
  } catch {
    return null
  }
}

/**
 * Replaces `former` by a fresher token, unless that session has ended or another has begun meanwhile, or the token is of
 * another person or sign-in.
 */
export const renewToken = (former: string | null, token: string) => {
  if (former === null || storedToken() !== former) return
  const session = sessionOf(former)
  if (session === null || sessionOf(token) !== session) return
  const response = JSON.parse(localStorage.getItem(SESSION_KEY) ?? '{}') as object
  localStorage.setItem(SESSION_KEY, JSON.stringify({ ...response, token }))
}

export const clearSession = () => {
  localStorage.removeItem(SESSION_KEY)
  localStorage.removeItem(USER_KEY)
}

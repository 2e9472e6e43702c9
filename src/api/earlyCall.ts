import { tokenGuardado } from '../session/storedSession'
import { urlBase } from './baseUrl'

/** What the home shows first: the whole list of settlements. */
export const RUTA_DEL_INICIO = '/liquidaciones/table'

interface Adelantada {
  url: string
  token: string
  respuesta: Promise<Response>
}

let adelantada: Adelantada | null = null

/** The whole address of a call. */
export const direccionDe = (ruta: string): string => `${urlBase()}/${ruta.replace(/^\//, '')}`

/** Section 7: the content type of every call but those for a PDF, whether or not it has a body. */
export const TIPO_JSON = 'application/json'

/** Section 7: bearer token on every call, credentials sent. `init` is what of it is the caller's own. */
export const pedir = (
  url: string,
  token: string | null,
  init?: Omit<RequestInit, 'headers'>,
): Promise<Response> =>
  fetch(url, {
    credentials: 'include',
    ...init,
    headers: { 'Content-Type': TIPO_JSON, ...(token && { Authorization: `Bearer ${token}` }) },
  })

/**
 * Sends a call before the code is here that will want its answer. Nothing is sent without a session.
 * @param alResponder is given the answer before whoever takes it.
 */
export function adelantar(ruta: string, alResponder?: (respuesta: Response) => void): void {
  const token = tokenGuardado()
  if (token === null) return
  const url = direccionDe(ruta)
  const respuesta = pedir(url, token)
  // Whoever takes it hears of its failure; nobody may.
  respuesta.then(alResponder).catch(() => undefined)
  adelantada = { url, token, respuesta }
}

/** The answer that was asked for in advance with this token, once; else null. */
export function tomarAdelantada(url: string, token: string | null): Promise<Response> | null {
  const tomada = adelantada
  adelantada = null
  return tomada?.url === url && tomada.token === token ? tomada.respuesta : null
}

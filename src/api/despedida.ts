import { tokenGuardado } from '../session/storedSession'
import { esServidorPropio, urlBase } from './baseUrl'

/**
 * Tells our own server that this device's session is over, so that its token counts no more. Nobody waits for it and nobody
 * hears of its failure: on this device the session ends anyway. Apart from the api, whose state ends with the session.
 */
export function despedirse(): void {
  const token = tokenGuardado()
  if (token === null || !esServidorPropio()) return
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  fetch(`${urlBase()}/auth/logout`, { method: 'POST', headers, keepalive: true }).catch(() => undefined)
}

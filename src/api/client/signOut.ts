import { storedToken } from '../../session/storedSession'
import { baseUrl, isOwnServer } from './baseUrl'
import { request } from './request'

/**
 * Ends this device's session on our own server, so that its token counts no more. A failure is ignored: on this device the
 * session ends anyway. It is no endpoint of the api, because the api's state ends with the session.
 */
export function signOutOnServer(): void {
  if (storedToken() === null || !isOwnServer()) return
  request(`${baseUrl()}/auth/logout`, { method: 'POST', keepalive: true }).catch(() => undefined)
}

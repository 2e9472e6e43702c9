import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

const nonces = new WeakMap<object, string>()

/** The word, of this answer alone, by which its page's styles are known for our own. */
export function nonceDe(respuesta: ServerResponse<IncomingMessage>): string {
  const nonce = nonces.get(respuesta) ?? randomBytes(16).toString('base64url')
  nonces.set(respuesta, nonce)
  return nonce
}

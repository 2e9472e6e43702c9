import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'

/** Milliseconds that a connection may be silent while a long call is answered. */
const PATIENCE = 10 * 60_000

/** To be called by a call that may take minutes. */
export function bePatient({ socket }: IncomingMessage): void {
  // A test's request has none.
  if (socket instanceof Socket) socket.setTimeout(PATIENCE)
}
